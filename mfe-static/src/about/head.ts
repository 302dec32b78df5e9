import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { AboutData } from './load.ts';

export const head: HeadOf<AboutData> = (_data, { settings: { origin } }) => ({
  title: 'About Us',
  description: `Who makes ${SITE.name}, what it is for, and the five values it is held to.`,
  canonical: '/about',
  structuredData: [{ '@type': 'AboutPage', url: `${origin}/about`, mainEntity: organization(origin) }],
});

/** The paper as a schema.org NewsMediaOrganization. */
function organization(origin: string): Readonly<Record<string, unknown>> {
  return {
    '@type': 'NewsMediaOrganization',
    // The same `@id` as on the front page.
    '@id': `${origin}/#paper`,
    name: SITE.name,
    alternateName: SITE.shortName,
    slogan: SITE.tagline,
    description: SITE.description,
    url: `${origin}/`,
    areaServed: SITE.place,
    email: SITE.contact.general,
    telephone: SITE.contact.phone,
    ethicsPolicy: `${origin}/about#values`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'editorial',
      email: SITE.contact.editorial,
      url: `${origin}/contact`,
    },
  };
}
