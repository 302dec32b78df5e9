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
import { ROOT } from '../../build/paths.ts';

/** Of this machine and not of the checkout. */
const LEFT_OUT = new Set(['.git', 'var', 'test-results']);
/** npm writes them in place, which would reach through a link. */
const WRITTEN_IN_PLACE = new Set(['.installed-from', '.package-lock.json']);

/** A checkout of its own for a test: what is in this one, installed and built, without its history. */
export interface CheckoutCopy {
  folder: string;
  /** The files, without packages and builds, that are no longer as they were or are new. Relative, in order. */
  changed: () => string[];
  remove: () => Promise<void>;
}

/** Copies this checkout. Packages are linked and not copied, so it takes a second or two and hardly any room. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  copyTree(ROOT, folder, false);
  return {
    folder,
    changed: () => sources(folder).filter((file) => !sameAsHere(folder, file)),
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

/** The folder for temporary files may lie on another disk, to which no link leads. */
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
