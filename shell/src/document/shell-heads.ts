import type { Head } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { RemoteRoute } from '../routes.ts';
import { publisher, webSite } from './publisher.ts';

/** Head of the front page. */
export function homeHead(origin: string): Head {
  return {
    title: `${SITE.name}: news of Omaha and the country around it`,
    description: SITE.description,
    canonical: '/',
    structuredData: [publisher(origin), webSite(origin)],
  };
}

/** Head of a page that is late or unavailable. */
export function routeHead(
  { title, aliasOf }: Pick<RemoteRoute, 'title' | 'aliasOf'>,
  pathname: string,
): Head {
  return { title, description: `${title}. ${SITE.description}`, canonical: aliasOf ?? pathname };
}

/** Head of the not-found page. Its canonical URL is the requested one. */
export function missingHead(pathname: string): Head {
  return { title: 'Page not found', description: 'There is no page at this address.', canonical: pathname };
}
