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
}

export const load: Load<ContactData> = () => ({
  status: 200,
  data: {
    desks: DESKS,
    phone: SITE.contact.phone,
    address: SITE.contact.address,
    hours: 'Monday to Friday, 9am to 5pm',
    social: SITE.social,
  },
});
