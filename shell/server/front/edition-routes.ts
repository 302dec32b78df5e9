import { routeFinder } from '../../src/composition/find-route.ts';
import { grantedRoutes, type RoutesOfReleases } from '../../src/composition/granted-routes.ts';
import type { Route } from '../../src/routes.ts';
import type { ShellFacts } from '../protocol/messages.ts';

interface EditionRoutes {
  /** Those of the shell's table, then those at addresses that it grants to releases. */
  routes: readonly Route[];
  find: ReturnType<typeof routeFinder>;
}

/** By the routes of an edition's releases, with the shell that they were last compiled for. */
const compiled = new WeakMap<RoutesOfReleases, EditionRoutes & { shell: ShellFacts }>();

/** The routes of an edition, compiled once: that takes 25 microseconds, and each request with a query needs them. */
export function editionRoutes(shell: ShellFacts, releases: RoutesOfReleases): EditionRoutes {
  const known = compiled.get(releases);
  if (known?.shell === shell) return known;
  const routes = [...shell.routes, ...grantedRoutes(shell, releases).routes];
  const made = { shell, routes, find: routeFinder(routes) };
  compiled.set(releases, made);
  return made;
}
