import { readFileSync } from 'node:fs';
import path from 'node:path';
import { developmentPath } from './development/server.ts';
import { git } from './provenance/git.ts';
import { inputsHash, inputsOf } from './inputs/inputs-hash.ts';
import { releaseFolder, webPath } from './paths.ts';

/** What is built, and where it goes. */
export interface BuildTarget {
  name: string;
  version: string;
  /** Folder of the program. */
  root: string;
  /** Folder for `web/` and `server.cjs`. */
  folder: string;
  /** Address of the files in `web/`. Fixed at build time, so that server and browser write the same addresses. */
  webAddress: string;
}

/** A release, to be published. */
export function releaseTarget(name: string, root: string): BuildTarget {
  const version = releaseVersion(root);
  return { name, version, root, folder: releaseFolder(root), webAddress: webPath(name, version) };
}

/** A development build. Its folder is separate, so that it never mixes with a release. */
export function developmentTarget(name: string, root: string): BuildTarget {
  return {
    name,
    version: 'development',
    root,
    folder: developmentFolder(root),
    webAddress: developmentPath(name),
  };
}

/** Each site under development has folders of its own: another one of this checkout builds at other times. */
export function developmentFolder(root: string): string {
  return path.join(root, 'dist', `development${process.env['DEVELOPMENT_SITE'] ?? ''}`);
}

/**
 * Package version and git commit, plus a build number if the work tree differs from that commit. The build number is a
 * hash of the inputs, so the same work tree gives the same version.
 */
function releaseVersion(root: string): string {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const build = inputsHash(root).slice(0, 8);
  const { repository, inputs } = inputsOf(root);
  const commit = git(repository, 'rev-parse', '--short=8', 'HEAD');
  if (commit === null) return `${manifest.version}-${build}`;
  const dirty = git(repository, 'status', '--porcelain', '--', ...inputs);
  return dirty ? `${manifest.version}-${commit}.${build}` : `${manifest.version}-${commit}`;
}
