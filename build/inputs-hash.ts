import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_CATALOGUE, ROOT, workspaceOf } from './paths.ts';

const SKIP = /(?:^|\/)(?:node_modules|dist|test-results)(?:\/|$)|\.test\.tsx?$/;
/** What goes into every program besides its own folder. */
export const COMMON_INPUTS = [
  'shared',
  'build',
  'rsbuild.shared.ts',
  'tsconfig.base.json',
  'package-lock.json',
  PROJECT_CATALOGUE,
];

/**
 * SHA-256 (hex) over everything that goes into the build of one program: its own workspace, the ground floor, the
 * recipe and the lock file. Same hash, same build.
 */
export function inputsHash(name: string): string {
  return hashOf([workspaceOf(name), ...COMMON_INPUTS]);
}

/** The same of the host: it brings the backend along, and nothing of the remotes. */
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
