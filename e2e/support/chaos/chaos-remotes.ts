import { FOOTER } from '../../../shell/src/frame/menu-links.ts';
import { ROUTES, type RemoteRoute } from '../../../shell/src/routes.ts';
import { PAGES } from '../pages/specified-pages.ts';

/** A remote of the route table, and the page that the suite tests. */
export interface ChaosRemote {
  name: string;
  /** Path of a page that the footer links to, preferably one that hydrates on load. */
  path: string;
  /** Whether a first load of that page runs a script of the remote. A navigation always does. */
  hydrates: boolean;
  heading: string | RegExp;
  /** Title of the page while it is unavailable. */
  title: string;
}

const LINKED = new Set(FOOTER.flatMap(({ links }) => links.map(({ href }) => href)));

/** Every remote that the route table names. Its pages share its release, so one of them stands for all. */
export const CHAOS_REMOTES: readonly ChaosRemote[] = [
  ...new Set(ROUTES.flatMap((route) => (route.kind === 'remote' ? [route.remote] : []))),
].map(chaosRemote);

/** All remotes but this one. They must keep working when it fails. */
export function otherRemotes(name: string): readonly ChaosRemote[] {
  return CHAOS_REMOTES.filter((remote) => remote.name !== name);
}

/** Some other remote, to navigate from or to. */
export function anotherRemote(name: string): ChaosRemote {
  const [neighbour] = otherRemotes(name);
  if (!neighbour) throw new Error(`The route table names no remote besides "${name}".`);
  return neighbour;
}

function chaosRemote(name: string): ChaosRemote {
  const linked = ROUTES.filter((one): one is RemoteRoute => isLinkedPage(one, name));
  const hydrated = linked.find(({ policy }) => policy.hydrate === 'load');
  const route = hydrated ?? linked[0];
  if (!route) throw new Error(`The footer links to no page of "${name}".`);
  const heading = PAGES.find(({ path }) => path === route.path)?.heading ?? route.title;
  return { name, path: route.path, hydrates: hydrated !== undefined, heading, title: route.title };
}

function isLinkedPage(route: (typeof ROUTES)[number], name: string): boolean {
  return route.kind === 'remote' && route.remote === name && LINKED.has(route.path);
}
