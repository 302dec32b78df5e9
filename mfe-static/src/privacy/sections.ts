import { SITE } from '@meadowlark/shared/site.ts';
import type { LegalSection } from '../legal/legal-text.ts';
import { BROWSER_STORAGE } from './browser-storage.ts';

export const SECTIONS: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    paragraphs: [
      `${SITE.name} is read without an account. It sets no cookie that could tell who you are, keeps no profile of any reader, runs no trackers and sells no data, since it gathers none that could be sold. Nothing is asked of another company until you ask for it.`,
    ],
  },
  {
    id: 'our-server',
    title: 'On our server',
    paragraphs: [
      'The server that sends you these pages writes a log. It is used to find faults, to fix broken links and to turn away abuse, and for nothing else. At most it holds, for each request:',
    ],
    points: [
      'the address that was asked for, and whether there is a page at it;',
      'the time, how long the answer took, and whether it succeeded;',
      'the network address from which it was asked.',
    ],
    closing: [
      'If a script fails, your browser tells us which one, on what kind of page and with what message; if a page stopped answering, the next one tells what kind of page it was; and of one page view in ten it tells how fast the page was. None of this says who you are.',
      'A word you search for in the FAQ becomes part of an address only when you send it off. What you type before that stays on your screen.',
      'To be fast, the server keeps finished pages for a while. They are the same for every reader and hold nothing about any of them.',
    ],
  },
  {
    id: 'your-browser',
    title: 'In your browser',
    paragraphs: [
      'Some things are remembered for you where only you can see them: in your own browser. But for your wish to leave pictures out, the number of a trial, and the kind of a page that stopped answering, they are never sent to us, and you can delete them at any time, below or in its settings.',
    ],
    table: {
      caption: 'What this site keeps in your browser',
      head: ['What', 'What for', 'How long'],
      rows: BROWSER_STORAGE.map(({ what, why, until }) => [what, why, until]),
    },
    closing: [
      'Your browser also keeps copies of pages and pictures for a while, as it does with any site.',
      'If you take the paper with you, your browser asks us for the pages of your saved stories, as it does when you read them.',
    ],
  },
  {
    id: 'now',
    title: 'What your browser holds now',
    paragraphs: ['Not what we promise but what is there: your browser looks, and tells only you.'],
    receipt: {
      withoutScripts:
        'With scripts on, the list stands here. Without them this site can store nothing in your browser but the two cookies named above.',
      action: '/_clear',
      button: 'Clear all of it',
    },
    closing: ['Clearing also forgets your choices, such as the dark theme. Nothing is sent but the wish.'],
  },
  {
    id: 'other-sites',
    title: 'Other sites',
    paragraphs: [
      'Films, the picture feed, the events wall and the contact form belong to other services. They wait for a click: first you see what would be loaded and from whom. Until you say yes that service is asked for nothing and learns nothing of your visit. From then on its own policy applies, and it may set cookies.',
      'The pictures of news stories are fetched from their publishers by our server and handed on, so that the publishers do not see who reads what. The radio reaches you by way of our server as well.',
      'Links lead to sites that we do not run. They are told that you came from this site, but not from which of its pages.',
    ],
  },
  {
    id: 'advertising',
    title: 'Advertising',
    paragraphs: [
      'Ads stand in marked rooms with the word Advertisement above them, and what the paper offers there itself says that it comes from the Meadowlark. They are chosen for the page, not for the person, and come from our own server. Should an ad network ever deliver them, this page will name it first and say what it stores.',
    ],
  },
  {
    id: 'donations',
    title: 'Donations',
    paragraphs: [
      'The button in the donation pop-up opens the site of our charity partner in a new tab. What you give, and what you tell them, stays between you and them.',
    ],
  },
  {
    id: 'letters',
    title: 'Letters',
    paragraphs: [
      'Your letter and your address are read by the desk you wrote to and used to answer you. We put you on no list unless you ask. A letter meant for publication is printed only after we have asked back.',
      'If you take the email letter, we keep your address until you leave it. Any answer with the word stop is enough.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'The paper may be read by anyone. It asks nobody’s age, because it asks nothing of anybody.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    paragraphs: [
      `Write to ${SITE.contact.privacy} to learn what we hold about you, to have it corrected or to have it deleted. We answer within thirty days and charge nothing.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When this text changes, its date changes with it. A change that takes something away from readers is announced on the front page first.',
      'This paper is a sample, and so is this policy: it describes this site as it is built, but whoever runs it for a real town has to put a policy of their own in its place.',
    ],
  },
];
