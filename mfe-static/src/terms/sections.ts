import { SITE } from '@meadowlark/shared/site.ts';
import type { LegalSection } from '../legal/legal-text.ts';

export const SECTIONS: readonly LegalSection[] = [
  {
    id: 'what-this-is',
    title: 'What this is',
    paragraphs: [
      `${SITE.name} is a free news site for Omaha and the country around it. By reading it you agree to these terms. There is nothing to sign and no account to open.`,
    ],
  },
  {
    id: 'reading-and-sharing',
    title: 'Sharing',
    paragraphs: [
      'Read, print and link as you like. You may quote a few lines with the name of the paper and a link. To republish a whole piece, ask first.',
      'The RSS feeds of this site are there for feed readers and for a few lines on your own pages, with the link kept.',
      'Stories in the news sections come from public feeds and belong to their publishers. We cannot grant what is theirs.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    paragraphs: ['The site is shared by everyone who reads it. Please do not:'],
    points: [
      'ask for pages so fast that others have to wait;',
      'try to get at parts of the server that are not pages;',
      'present our pages as your own, or as anyone else’s.',
    ],
  },
  {
    id: 'what-you-send',
    title: 'What you send us',
    paragraphs: [
      'A tip, a letter or a photograph stays yours. By sending it for publication you allow us to print it, here and in the network, with your name, and to shorten it without changing what it says.',
      'Send only what is yours to give. If somebody else is in the picture, ask them before you ask us.',
      'Comments are not open yet. What you type into a discussion stays in your browser and is published nowhere.',
    ],
  },
  {
    id: 'advertising-and-partners',
    title: 'Ads and partners',
    paragraphs: [
      'Ads, sponsored pages and partner boxes are marked. What they promise is their own, and a purchase or donation made through them is between you and them.',
    ],
  },
  {
    id: 'other-sites',
    title: 'Other sites',
    paragraphs: [
      'Stories, embeds and links lead to sites that we do not run. We choose them with care, but we do not answer for what stands there.',
    ],
  },
  {
    id: 'no-promise',
    title: 'No promises',
    paragraphs: [
      'We check what we write and fix what is wrong. Still, the site is offered as it is: feeds fail, streams stop and errors happen. Do not rely on it alone in a storm, in an emergency or in matters of law, health or money.',
      'As far as the law allows, we are not liable for harm that comes from relying on the site or from its being away.',
    ],
  },
  {
    id: 'law',
    title: 'Law',
    paragraphs: [
      'These terms follow the law of the State of Nebraska. If one of them does not hold, the others do.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      `When these terms change, their date changes with them. Questions go to ${SITE.contact.general}.`,
      'This paper is a sample, and so are these terms: whoever runs the site for a real town has to put its own in this place, and have them read by a lawyer.',
    ],
  },
];
