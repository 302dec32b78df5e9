import type { Load } from '@meadowlark/shared/contract/load.ts';
import { embedSource, type EmbedSource } from '@meadowlark/shared/design/embeds/embed-source.ts';
import { EMBEDS, SITE } from '@meadowlark/shared/site.ts';

export interface Desk {
  name: string;
  email: string;
  /** What to send there, and what to include. */
  hint: string;
}

export interface ContactData {
  desks: readonly Desk[];
  phone: string;
  /** The office address, line by line. */
  address: readonly string[];
  hours: string;
  social: readonly string[];
  form: EmbedSource;
}

/** In the specification's order (section 2). */
const DESKS: readonly Desk[] = [
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

export const load: Load<ContactData> = () => ({
  status: 200,
  data: {
    desks: DESKS,
    phone: SITE.contact.phone,
    address: SITE.contact.address,
    hours: 'Monday to Friday, 9am to 5pm',
    social: SITE.social,
    form: embedSource(EMBEDS.contactForm),
  },
});
