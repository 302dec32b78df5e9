import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_CATALOG, programFolder, repositoryOf, ROOT } from './paths.ts';

const SKIP = /(?:^|\/)(?:node_modules|dist|test-results|var|\.git)(?:\/|$)|\.test\.tsx?$|(?:^|\/)README\.md$/;
/** Inputs of every program of this checkout besides its own folder. */
const COMMON_INPUTS = [
  'shared',
  'build',
  'rsbuild.shared.ts',
  'tsconfig.base.json',
  'package-lock.json',
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

/** SHA-256 (hex) of all inputs of the build of the program in a folder. The same hash means the same build. */
export function inputsHash(folder: string): string {
  const { repository, inputs } = inputsOf(folder);
  return hashOf(repository, inputs);
}

/** The same for the host, which includes the backend but no remotes. */
export function hostInputsHash(): string {
  return hashOf(ROOT, [...HOST_INPUTS, ...COMMON_INPUTS]);
}

function hashOf(repository: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesBelow(repository, place))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(repository, file)))
      .update('\0');
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
