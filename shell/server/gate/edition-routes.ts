import { grantedRoutes, routesOfReleases, type GrantedRoutes } from '../../src/composition/granted-routes.ts';
import type { Route } from '../../src/routes.ts';
import type { Candidate } from './candidate.ts';

interface EditionRoutes {
  /** Of the shell's table, and at granted addresses. */
  routes: readonly Route[];
  granted: GrantedRoutes;
}

/** The routes of the edition that a promotion would make. */
export async function editionRoutes({ edition, sandbox }: Candidate): Promise<EditionRoutes> {
  const shell = await sandbox.describe();
  const granted = grantedRoutes(shell, routesOfReleases(edition.values()));
  return { routes: [...shell.routes, ...granted.routes], granted };
}
