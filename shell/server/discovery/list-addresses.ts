import type { PageAddress } from '@meadowlark/shared/contract/addresses.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { RemoteRoute, Route } from '../../src/routes.ts';
import type { Composing } from '../pages/composing.ts';

/** A crawler does not wait for ever, and the other remotes' lines should not either. */
const LIST_LIMIT_MS = 5000;

export interface AddressList {
  addresses: readonly PageAddress[];
  /** False when a remote could not say what it has: its lines are missing this time. */
  complete: boolean;
}

/**
 * Every page that exists, by its canonical path: the fixed routes of the table, and what the remotes list behind those
 * with parameters. A remote that is down, throws or takes too long loses its own lines only.
 */
export async function listAddresses(composing: Composing): Promise<AddressList> {
  const { routes } = composing.shell.module;
  const parts = await Promise.all(routes.map((route) => addressesOf(composing, route)));
  return {
    addresses: parts.flatMap((part) => part ?? []),
    complete: parts.every((part) => part !== null),
  };
}

async function addressesOf(composing: Composing, route: Route): Promise<readonly PageAddress[] | null> {
  if (route.kind === 'home') return [{ path: route.path, modified: null }];
  // The other address of the same page is the one that counts.
  if (route.aliasOf !== null) return [];
  if (!route.path.includes('/:')) return [{ path: route.path, modified: null }];
  try {
    return await withDeadline(listedByRemote(composing, route), LIST_LIMIT_MS, 'The list took too long.');
  } catch (error) {
    const { remote, page } = route;
    composing.log.error({ err: error, remote, page }, 'pages are missing from the sitemap');
    return null;
  }
}

async function listedByRemote(composing: Composing, route: RemoteRoute): Promise<readonly PageAddress[]> {
  const { module } = await composing.remote(route.remote);
  const list = module.pages[route.page]?.addresses;
  return list ? list(composing.loadContext(route.remote, route.params)) : [];
}
