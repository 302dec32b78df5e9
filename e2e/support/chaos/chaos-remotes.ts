import { FOOTER } from '../../../shell/src/frame/navigation.ts';
import { ROUTES, type RemoteRoute } from '../../../shell/src/routes.ts';
import { PAGES } from '../all-routes.ts';

/** A remote of the route table, and where the suite looks for it. */
export interface ChaosRemote {
  name: string;
  /** Address of one of its pages to which the footer links; of one that is hydrated when it is loaded, where there is. */
  path: string;
  /** Whether a first load of that page runs a script of the remote. A navigation always does. */
  hydrates: boolean;
  heading: string | RegExp;
  /** What the site calls that page while it is away. */
  title: string;
}

const LINKED = new Set(FOOTER.flatMap(({ links }) => links.map(({ href }) => href)));

/** Every remote that the route table names. Its pages share its release, so one of them stands for all. */
export const CHAOS_REMOTES: readonly ChaosRemote[] = [
  ...new Set(ROUTES.flatMap((route) => (route.kind === 'remote' ? [route.remote] : []))),
].map(chaosRemote);

/** The remotes that must not notice when this one fails. */
export function othersThan(name: string): readonly ChaosRemote[] {
  return CHAOS_REMOTES.filter((remote) => remote.name !== name);
}

/** Some other remote: where a reader comes from, or goes on to. */
export function neighbourOf(name: string): ChaosRemote {
  const [neighbour] = othersThan(name);
  if (!neighbour) throw new Error(`The route table names no remote besides "${name}".`);
  return neighbour;
}

function chaosRemote(name: string): ChaosRemote {
  const linked = ROUTES.filter((one): one is RemoteRoute => suits(one, name));
  const hydrated = linked.find(({ policy }) => policy.hydrate === 'load');
  const route = hydrated ?? linked[0];
  if (!route) throw new Error(`The footer links to no page of "${name}".`);
  const heading = PAGES.find(({ path }) => path === route.path)?.heading ?? route.title;
  return { name, path: route.path, hydrates: hydrated !== undefined, heading, title: route.title };
}

function suits(route: (typeof ROUTES)[number], name: string): boolean {
  return route.kind === 'remote' && route.remote === name && LINKED.has(route.path);
}
