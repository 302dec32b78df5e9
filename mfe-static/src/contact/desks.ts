import { SITE } from '@meadowlark/shared/site.ts';

export interface Desk {
  name: string;
  email: string;
  /** What to write there, and what to add so that the answer comes sooner. */
  hint: string;
}

/** The addresses of the specification, section 2, in its order. */
export const DESKS: readonly Desk[] = [
  {
    name: 'Editorial',
    email: SITE.contact.editorial,
    hint: 'Corrections, opinion pieces, questions about a story. Name the headline and the day.',
  },
  {
    name: 'Advertising',
    email: SITE.contact.advertising,
    hint: 'Ads, sponsored pages, partnerships. Say what, for whom and when.',
  },
  {
    name: 'Tips',
    email: SITE.contact.tips,
    hint: 'What you have seen, heard or photographed. Say where and when, and whether we may name you.',
  },
  {
    name: 'General',
    email: SITE.contact.general,
    hint: 'Events, visits, press, the email letter, and all that fits nowhere else.',
  },
  {
    name: 'Privacy',
    email: SITE.contact.privacy,
    hint: 'What is stored about you, and to have it changed or deleted.',
  },
];
