import path from 'node:path';
import { developmentPath } from './development-server.ts';
import { releaseFolder, ROOT, webPath, workspaceOf } from './paths.ts';
import { releaseVersion } from './release-version.ts';

/** What is built, for whom, and where it goes. */
export interface BuildTarget {
  name: string;
  version: string;
  /** Folder for `web/` and `server.cjs`. */
  folder: string;
  /** Where browsers find what is in `web/`. Known at build time, so that server and browser write the same addresses. */
  webAddress: string;
}

/** A release, to be published. */
export function releaseTarget(name: string): BuildTarget {
  const version = releaseVersion(name);
  return { name, version, folder: releaseFolder(workspaceOf(name)), webAddress: webPath(name, version) };
}

/** A build that follows the edits. It has a folder of its own, so that it never mixes with a release. */
export function developmentTarget(name: string): BuildTarget {
  return {
    name,
    version: 'development',
    folder: developmentFolder(name),
    webAddress: developmentPath(name),
  };
}

export function developmentFolder(name: string): string {
  return path.join(ROOT, workspaceOf(name), 'dist', 'development');
}
