import type { Page } from '@playwright/test';
import { remoteNames } from '../../../build/remotes.ts';
import { FOOTER } from '../../../shell/src/frame/menu-links.ts';
import { GRANTS, ROUTES, type RemoteRoute } from '../../../shell/src/routes.ts';
import { followLink } from '../browser/follow-link.ts';
import { PAGES } from '../pages/specified-pages.ts';

/** A remote, and the page that the suite tests. */
export interface ChaosRemote {
  name: string;
  /** Path of a page that the footer links to, preferably one that hydrates on load; or the top of the remote's subtree. */
  path: string;
  /** Its addresses come with its releases. */
  isGranted: boolean;
  /** Whether a first load of that page runs a script of the remote. Navigations always do. */
  hydrates: boolean;
  heading: string | RegExp;
  /** Title of the page while it is unavailable. */
  title: string;
}

const LINKED = new Set(FOOTER.flatMap(({ links }) => links.map(({ href }) => href)));

/** Every remote with pages, and one page each: all pages of a remote share its release. */
export const CHAOS_REMOTES: readonly ChaosRemote[] = [
  ...[...new Set(ROUTES.flatMap((route) => (route.kind === 'remote' ? [route.remote] : [])))].map(
    chaosRemote,
  ),
  ...GRANTS.filter(({ remote }) => remoteNames().includes(remote)).map(
    ({ path, remote: name, title }): ChaosRemote => ({
      name,
      path,
      isGranted: true,
      hydrates: false,
      heading: title,
      title,
    }),
  ),
];

/** Follows a link to the page of a remote. */
export async function followTo(page: Page, { path, isGranted }: ChaosRemote): Promise<void> {
  await (isGranted ? followLink(page, path) : page.locator(`footer a[href="${path}"]`).click());
}

/** All other remotes. They must keep working when this one fails. */
export function otherRemotes(name: string): readonly ChaosRemote[] {
  return CHAOS_REMOTES.filter((remote) => remote.name !== name);
}

/** Some other remote, to navigate from or to. */
export function anotherRemote(name: string): ChaosRemote {
  const [neighbor] = otherRemotes(name);
  if (!neighbor) throw new Error(`The route table names no remote besides "${name}".`);
  return neighbor;
}

function chaosRemote(name: string): ChaosRemote {
  const linked = ROUTES.filter((one): one is RemoteRoute => isLinkedPage(one, name));
  const hydrated = linked.find(({ policy }) => policy.hydrate === 'load');
  const route = hydrated ?? linked[0];
  if (!route) throw new Error(`The footer links to no page of "${name}".`);
  const heading = PAGES.find(({ path }) => path === route.path)?.heading ?? route.title;
  return {
    name,
    path: route.path,
    isGranted: false,
    hydrates: hydrated !== undefined,
    heading,
    title: route.title,
  };
}

function isLinkedPage(route: (typeof ROUTES)[number], name: string): boolean {
  return route.kind === 'remote' && route.remote === name && LINKED.has(route.path);
}
