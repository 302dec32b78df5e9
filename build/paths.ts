import { existsSync } from 'node:fs';
import path from 'node:path';

/** Root of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** The project's feed catalog, relative to the checkout. */
export const PROJECT_CATALOG = 'backend/src/feeds/catalog.json';

/** Output of the build of the host, the program behind `npm start`: composition server and backend. */
export const HOST_FOLDER = path.join(ROOT, 'shell', 'dist', 'host');

/** Entry of the built host. It needs a store with a live edition. */
export const HOST_PROGRAM = path.join(HOST_FOLDER, 'main.mjs');

/**
 * Folder of a built release: `release.json`, `server.cjs`, `fixtures.cjs` and `web/`. `folder` is that of the program: a
 * workspace of this checkout, or an absolute path.
 */
export function releaseFolder(folder: string): string {
  return path.resolve(ROOT, folder, 'dist', 'release');
}

/** Hash of a release's inputs, stored beside the release and not in it; see `build-stamp.ts`. */
export function releaseStamp(folder: string): string {
  return path.resolve(ROOT, folder, 'dist', 'built-from');
}

/** The same for the host. */
export const HOST_STAMP = path.join(ROOT, 'shell', 'dist', 'host-built-from');

/** The workspace folder of a program: `shell`, or `mfe-` and the remote's name. */
export function workspaceOf(name: string): string {
  return name === 'shell' ? 'shell' : `mfe-${name}`;
}

/** Absolute path of the folder of a program in this checkout. */
export function programFolder(name: string): string {
  return path.join(ROOT, workspaceOf(name));
}

/** The repository of a program: the nearest folder with a lock file, which may be the program's own. */
export function repositoryOf(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const above = path.dirname(folder);
  if (above === folder)
    throw new Error(
      'Neither this folder nor one above it has a package-lock.json. Run "npm install" first, and keep the file.',
    );
  return repositoryOf(above);
}

/** URL path of the browser files of a release. Fixed at build time, so that server and browser agree. */
export function webPath(name: string, version: string): string {
  return `/releases/${name}/${version}/web/`;
}
