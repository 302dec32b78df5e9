import type { ReleaseRoute } from '@meadowlark/shared/contract/release.ts';
import { ALL_ROUTES, GRANTS } from '../../src/routes.ts';
import { editionRoutes } from './edition-routes.ts';

const shell = { routes: ALL_ROUTES, grants: GRANTS, scriptHashes: [] };
const grant = GRANTS[0];
const named: ReleaseRoute = { path: `${grant?.path}/radar`, page: 'radar', title: 'Radar' };

test('routes are compiled once for each edition, and again for a shell that grants less', () => {
  const releases = { [grant?.remote ?? '']: [named] };
  const routes = editionRoutes(shell, releases);
  expect(routes.find(named.path)?.route.path).toBe(named.path);
  expect(editionRoutes(shell, releases)).toBe(routes);
  expect(editionRoutes({ ...shell, grants: [] }, releases).find(named.path)).toBeNull();
  expect(editionRoutes(shell, {}).find(named.path)).toBeNull();
});
