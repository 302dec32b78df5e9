import path from 'node:path';

/** The checkout. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** The project's own feed catalogue, in the checkout. */
export const PROJECT_CATALOGUE = 'backend/src/feeds/catalogue.json';

/** Where the build of the host goes, the program behind `npm start`: composition server and backend. */
export const HOST_FOLDER = path.join(ROOT, 'shell', 'dist', 'host');

/** The file to start. It wants a store that has a live edition. */
export const HOST_PROGRAM = path.join(HOST_FOLDER, 'main.mjs');

/** Where a build leaves its release: `release.json`, `server.cjs`, `fixtures.cjs` and `web/`. */
export function releaseFolder(workspace: string): string {
  return path.join(ROOT, workspace, 'dist', 'release');
}

/** The workspace folder of a program: `shell`, or `mfe-` and the remote's name. */
export function workspaceOf(name: string): string {
  return name === 'shell' ? 'shell' : `mfe-${name}`;
}

/** Address under which the site serves the browser files of a release. Fixed at build time, so that server and browser agree. */
export function webPath(name: string, version: string): string {
  return `/releases/${name}/${version}/web/`;
}
