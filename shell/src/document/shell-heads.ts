import type { Head } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { RemoteRoute } from '../routes.ts';
import { paper, webSite } from './paper.ts';

/** Head of the front page. */
export function homeHead(origin: string): Head {
  return {
    title: `${SITE.name}: news of Omaha and the country around it`,
    description: SITE.description,
    canonical: '/',
    structuredData: [paper(origin), webSite(origin)],
  };
}

/** Head of a page whose own is not known: it is on its way, or it cannot be had. */
export function routeHead({ title, aliasOf }: RemoteRoute, pathname: string): Head {
  return { title, description: `${title}. ${SITE.description}`, canonical: aliasOf ?? pathname };
}

/** Head of the not-found page. It names no canonical address but the one asked for. */
export function missingHead(pathname: string): Head {
  return { title: 'Page not found', description: 'There is no page at this address.', canonical: pathname };
}
