import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from './locked-packages.ts';
import { PROJECT_CATALOG, programFolder, repositoryOf, ROOT } from '../paths.ts';

const SKIP = /(?:^|\/)(?:node_modules|dist|test-results|var|\.git)(?:\/|$)|\.test\.tsx?$|(?:^|\/)README\.md$/;
const LOCK_FILE = 'package-lock.json';
/** Inputs of every program of this checkout besides its own folder. */
const COMMON_INPUTS = [
  'shared',
  'build',
  'kit/index.ts',
  'kit/src/build.ts',
  'rsbuild.shared.ts',
  'tsconfig.base.json',
  LOCK_FILE,
  PROJECT_CATALOG,
];

/** A release of the shell contains nothing else from its folder: no server, gate or commands. */
const SHELL_INPUTS = ['shell/src', 'shell/package.json', 'shell/rsbuild.config.ts'];
const HOST_INPUTS = [
  ...SHELL_INPUTS,
  'shell/lib',
  'shell/store',
  'shell/server',
  'shell/host.rsbuild.config.ts',
  'backend',
];

/**
 * Inputs of a program's build, from the root of its repository: its folder, and in this checkout `shared/`, the build's code
 * and the lock file. A separate repository has all inputs in one folder.
 */
export function inputsOf(folder: string): { repository: string; inputs: readonly string[] } {
  const repository = repositoryOf(folder);
  if (folder === programFolder('shell')) return { repository, inputs: [...SHELL_INPUTS, ...COMMON_INPUTS] };
  const own = path.relative(repository, folder) || '.';
  return { repository, inputs: own === '.' ? [own] : [own, ...COMMON_INPUTS] };
}

/**
 * SHA-256 (hex) of all inputs of the build of the program in a folder. The same hash means the same build. Of the lock file
 * it includes what the program can reach, so that an update of other packages does not change the build; in a separate
 * repository all of it.
 */
export function inputsHash(folder: string): string {
  const { repository, inputs } = inputsOf(folder);
  const workspace = path.relative(repository, folder);
  return hashOf(repository, inputs, workspace === '' ? [] : [workspace]);
}

/** The same for the host, which includes the backend but no remotes. */
export function hostInputsHash(): string {
  return hashOf(ROOT, [...HOST_INPUTS, ...COMMON_INPUTS], ['shell', 'backend']);
}

function hashOf(repository: string, places: readonly string[], workspaces: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesBelow(repository, place))) {
    const content = readFileSync(path.join(repository, file));
    const input =
      file === LOCK_FILE && workspaces.length > 0
        ? lockedPackages(content.toString('utf8'), workspaces)
        : content;
    hash.update(`${file}\0`).update(input).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(repository: string, place: string): string[] {
  const absolute = path.join(repository, place);
  if (path.extname(place)) return existsSync(absolute) ? [place] : [];
  const below = (folder: string): string[] =>
    readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (SKIP.test(file)) return [];
      if (entry.isDirectory()) return below(file);
      return entry.isFile() ? [file] : [];
    });
  return existsSync(absolute) ? below(place).toSorted() : [];
}
