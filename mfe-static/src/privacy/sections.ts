import { SITE } from '@meadowlark/shared/site.ts';
import type { LegalSection } from '../legal/legal-text.ts';

/** The privacy policy, written for this paper as it is built. */
export const SECTIONS: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    paragraphs: [
      `${SITE.name} is read without an account. It keeps no profile of any reader, runs no trackers of its own and sells no data, since it gathers none that could be sold.`,
    ],
  },
  {
    id: 'what-we-store',
    title: 'What we store',
    paragraphs: [
      'Our server writes a log so that the site can be kept running. It holds technical facts about requests, and it is used to find faults and to turn away abuse:',
    ],
    points: [
      'the address that was asked for, and whether it exists: unknown addresses are noted so that broken links can be mended;',
      'the time, how long the answer took, and whether it succeeded;',
      'the technical facts that every browser sends with a request, such as its network address.',
    ],
  },
  {
    id: 'in-your-browser',
    title: 'What stays in your browser',
    paragraphs: [
      'Reading sets no cookie. When you close the donation pop-up, your browser notes that until the session ends, so that the pop-up does not come back. The note is not sent to us.',
      'Your browser also keeps copies of pages and pictures for a while, as it does with any site. You can empty that store in its settings.',
    ],
  },
  {
    id: 'other-sites',
    title: 'Parts that come from other sites',
    paragraphs: [
      'Films, the picture feed, the events wall and the contact form belong to other services. They wait: you first see what would be loaded and from whom, and nothing is asked of that service until you say yes. From then on its own policy applies.',
      'Pictures in news stories are fetched from their publishers, whose servers then see a request from your browser. Links lead to sites that we do not run.',
    ],
  },
  {
    id: 'advertising',
    title: 'Advertising',
    paragraphs: [
      'Ads stand in marked rooms with the word Advertisement above them. They are chosen for the page, not for the person. If an ad network delivers them, its own policy says what it stores.',
    ],
  },
  {
    id: 'letters',
    title: 'When you write to us',
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
    title: 'What you can ask for',
    paragraphs: [
      `Write to ${SITE.contact.privacy} to learn what we hold about you, to have it corrected or to have it deleted. We answer within thirty days and charge nothing.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    paragraphs: [
      'When this text changes, its date changes with it. A change that takes something away from readers is announced on the front page first.',
      'This paper is a sample, and so is this policy: whoever runs the site for a real town has to put its own in this place.',
    ],
  },
];
