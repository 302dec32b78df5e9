import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { AboutData } from './load.ts';

export const head: HeadOf<AboutData> = (_data, { settings }) => ({
  title: 'About Us',
  description: `Who makes ${SITE.name}, what it is for, and the five values it is held to.`,
  canonical: '/about',
  structuredData: [
    {
      '@type': 'NewsMediaOrganization',
      name: SITE.name,
      alternateName: SITE.shortName,
      slogan: SITE.tagline,
      description: SITE.description,
      url: `${settings.origin}/`,
      areaServed: SITE.place,
      email: SITE.contact.general,
      telephone: SITE.contact.phone,
    },
  ],
});
