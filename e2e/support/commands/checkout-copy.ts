import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../build/paths.ts';

/** Local data, not part of the checkout. */
const LEFT_OUT = new Set(['.git', 'var', 'test-results']);
/** npm writes these in place, which would change the original through a hard link. */
const WRITTEN_IN_PLACE = new Set(['.installed-from', '.package-lock.json']);

/** A copy of this checkout with packages and builds, without its history. */
export interface CheckoutCopy {
  folder: string;
  /** New and modified files, without packages and builds: relative paths, sorted. */
  changedFiles: () => string[];
  remove: () => Promise<void>;
}

/** Copies this checkout. Packages are hard links, so it takes one or two seconds. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  copyTree(ROOT, folder, false);
  return {
    folder,
    changedFiles: () => sources(folder).filter((file) => !sameAsHere(folder, file)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function copyTree(from: string, to: string, packages: boolean): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (packages ? entry.name === '.cache' : LEFT_OUT.has(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      mkdirSync(target);
      copyTree(source, target, packages || entry.name === 'node_modules');
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (packages && !WRITTEN_IN_PLACE.has(entry.name)) linkOrCopy(source, target);
    else copyFileSync(source, target);
  }
}

/** Hard links do not work if the folder for temporary files is on another disk. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

const NO_SOURCES = new Set([...LEFT_OUT, 'node_modules', 'dist']);

function sources(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.has(name))
    .flatMap((entry) => {
      const file = path.join(below, entry.name);
      return entry.isDirectory() ? sources(folder, file) : [file];
    })
    .toSorted();
}

function sameAsHere(folder: string, file: string): boolean {
  try {
    return readFileSync(path.join(folder, file)).equals(readFileSync(path.join(ROOT, file)));
  } catch {
    return false;
  }
}
