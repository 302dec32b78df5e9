import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { ContactData } from './load.ts';

export const head: HeadOf<ContactData> = () => ({
  title: 'Contact Us',
  description: `Addresses of every desk of ${SITE.name}, the telephone, the office and its hours.`,
  canonical: '/contact',
});
