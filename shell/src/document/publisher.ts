import { SITE } from '@meadowlark/shared/site.ts';

/** The paper as schema.org data. Other objects refer to it by its `@id`. */
export function publisher(origin: string) {
  const { contact } = SITE;
  return {
    '@type': 'NewsMediaOrganization',
    '@id': paperId(origin),
    name: SITE.name,
    alternateName: SITE.shortName,
    slogan: SITE.tagline,
    description: SITE.description,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
    image: `${origin}/share.png`,
    areaServed: SITE.place,
    email: contact.general,
    telephone: contact.phone,
    address: contact.address.join(', '),
    masthead: `${origin}/about`,
    correctionsPolicy: `${origin}/corrections`,
    publishingPrinciples: `${origin}/about`,
  };
}

/** The site as schema.org data. */
export function webSite(origin: string) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: SITE.name,
    alternateName: SITE.shortName,
    description: SITE.description,
    url: `${origin}/`,
    inLanguage: 'en-US',
    publisher: { '@id': paperId(origin) },
  };
}

function paperId(origin: string): string {
  return `${origin}/#paper`;
}
