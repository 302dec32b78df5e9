import { routeFinder } from '../../../src/composition/find-route.ts';
import {
  grantedRoutes,
  type GrantedRoutes,
  type RoutesOfReleases,
} from '../../../src/composition/granted-routes.ts';
import { deepFrozen } from '../deep-frozen.ts';
import type { ShellModule } from '../release-source.ts';

/** The pages of an edition at addresses that its shell grants to remotes. */
export interface GrantedPages extends GrantedRoutes {
  find: ReturnType<typeof routeFinder>;
}

/** By the routes of an edition's releases, with the shell that they were last compiled for. */
const compiled = new WeakMap<RoutesOfReleases, { shell: ShellModule; pages: GrantedPages }>();

/** Compiled once for all views of an edition. */
export function grantedPages(shell: ShellModule, releases: RoutesOfReleases): GrantedPages {
  const known = compiled.get(releases);
  if (known?.shell === shell) return known.pages;
  const granted = deepFrozen(grantedRoutes(shell, releases));
  const pages = { ...granted, find: routeFinder(granted.routes) };
  compiled.set(releases, { shell, pages });
  return pages;
}
