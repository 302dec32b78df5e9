import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { ContactData } from './load.ts';

export const head: HeadOf<ContactData> = ({ desks, phone }, { settings }) => ({
  title: 'Contact Us',
  description: `Addresses of every desk of ${SITE.name}, the telephone, the office and its hours.`,
  canonical: '/contact',
  structuredData: [
    {
      '@type': 'ContactPage',
      name: 'Contact Us',
      url: `${settings.origin}/contact`,
      mainEntity: {
        '@type': 'NewsMediaOrganization',
        name: SITE.name,
        url: `${settings.origin}/`,
        telephone: phone,
        contactPoint: desks.map(({ name, email }) => ({ '@type': 'ContactPoint', contactType: name, email })),
      },
    },
  ],
});
