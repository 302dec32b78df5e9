import type { PageAddress } from '@meadowlark/shared/contract/addresses.ts';
import { LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { pageUnit } from '../../../src/composition/unit.ts';
import type { RemoteRoute, Route } from '../../../src/routes.ts';
import type { Composed } from '../../protocol/messages.ts';
import { loadContext } from '../view/load-context.ts';
import { isInEdition, ViewContext, type ViewJob } from '../view/view-context.ts';
import { MAX_ADDRESSES, sitemapXml } from './sitemap-xml.ts';
import { textDocument } from './text-document.ts';

const FRESH_SECONDS = 600;
/** Characters: the limit of sitemaps.org for a whole URL. */
const MAX_PATH_CHARS = 2048;

/** Makes the sitemap of an edition. Rejects only if the shell cannot be loaded. */
export async function composeSitemap(job: ViewJob): Promise<Composed> {
  const context = await ViewContext.open(job, job.request.without);
  const { addresses, complete } = await listAddresses(context);
  return textDocument(context, sitemapXml(addresses, job.world.settings.origin), {
    status: 200,
    pattern: context.url.pathname,
    freshSeconds: FRESH_SECONDS,
    incomplete: !complete,
  });
}

/**
 * All pages by canonical path: the routes without parameters, of the table and at granted addresses, and the pages that
 * remotes list for the others. A remote that is down, throws or takes too long loses only its own pages, and `complete` is
 * false.
 */
export async function listAddresses(
  context: ViewContext,
): Promise<{ addresses: readonly PageAddress[]; complete: boolean }> {
  const routes = [...context.shell.module.routes, ...context.granted.routes].filter((route) =>
    isInEdition(route, context.request.edition),
  );
  const parts = await Promise.all(routes.map((route) => addressesOf(context, route)));
  return {
    addresses: parts.flatMap((part) => part ?? []),
    complete: parts.every((part) => part !== null) && !context.lacksRoutes,
  };
}

async function addressesOf(context: ViewContext, route: Route): Promise<readonly PageAddress[] | null> {
  if (route.kind === 'home') return [{ path: route.path, modified: null }];
  // The canonical route of the same page lists it.
  if (route.aliasOf !== null) return [];
  if (!route.path.includes('/:')) return [{ path: route.path, modified: null }];
  try {
    return await withDeadline(listedByRemote(context, route), LOAD_DEADLINE_MS, 'The list took too long.');
  } catch (error) {
    const { remote, page } = route;
    context.log('error', { err: error, remote, page }, 'pages are missing from the sitemap');
    return null;
  }
}

async function listedByRemote(context: ViewContext, route: RemoteRoute): Promise<readonly PageAddress[]> {
  const { module } = await context.remote(route.remote);
  const list = module.pages[route.page]?.addresses;
  if (!list) return [];
  const ref = pageUnit(route);
  context.begin('load', ref);
  const listed = await list(loadContext(context, route.remote, route.params, ref));
  if (!Array.isArray(listed) || listed.length > MAX_ADDRESSES || !listed.every(isAddress))
    throw new Error(
      `The list is longer than ${MAX_ADDRESSES}, or has an entry that is not { path, modified }.`,
    );
  return listed;
}

/** A release may be written in JavaScript. */
function isAddress(entry: unknown): entry is PageAddress {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, modified } = entry as Partial<Record<keyof PageAddress, unknown>>;
  if (typeof path !== 'string' || path.length > MAX_PATH_CHARS) return false;
  return modified === null || typeof modified === 'string';
}
