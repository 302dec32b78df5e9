import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { DESKS, type Desk } from './desks.ts';

export interface ContactData {
  desks: readonly Desk[];
  phone: string;
  /** The office address, line by line. */
  address: readonly string[];
  hours: string;
  social: readonly { name: string; url: string }[];
  /** The outside form. */
  form: {
    name: string;
    frame: string;
    /** The same form at its own site. */
    page: string;
    script: string;
    /** Name of that site, for people. */
    site: string;
    /** The address is the sample edition's and reaches nobody. */
    isPlaceholder: boolean;
  };
}

export const load: Load<ContactData> = () => {
  const form = SITE.embeds.contactForm;
  const site = new URL(form.page).hostname;
  return {
    status: 200,
    data: {
      desks: DESKS,
      phone: SITE.contact.phone,
      address: SITE.contact.address,
      hours: 'Monday to Friday, 9am to 5pm',
      social: SITE.social,
      form: { ...form, site, isPlaceholder: site.endsWith('.example') },
    },
  };
};
