import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_CATALOG, ROOT, workspaceOf } from './paths.ts';

const SKIP = /(?:^|\/)(?:node_modules|dist|test-results|var)(?:\/|$)|\.test\.tsx?$|(?:^|\/)README\.md$/;
/** Inputs of every program besides its own folder. */
export const COMMON_INPUTS = [
  'shared',
  'build',
  'rsbuild.shared.ts',
  'tsconfig.base.json',
  'package-lock.json',
  PROJECT_CATALOG,
];

/**
 * SHA-256 (hex) of all inputs of a program's build: its workspace, `shared/`, the build's code and the lock file. The
 * same hash means the same build.
 */
export function inputsHash(name: string): string {
  return hashOf([workspaceOf(name), ...COMMON_INPUTS]);
}

/** The same for the host, which includes the backend but no remotes. */
export function hostInputsHash(): string {
  return hashOf([workspaceOf('shell'), 'backend', ...COMMON_INPUTS]);
}

function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  const absolute = path.join(ROOT, place);
  if (path.extname(place)) return [place];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !SKIP.test(file))
    .toSorted();
}
