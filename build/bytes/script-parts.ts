import { gzipSync } from 'node:zlib';
import type { Release, ReleaseUnit } from '@meadowlark/shared/contract/release.ts';
import { BUDGETS } from './budgets.ts';
import type { ScriptWeight } from './over-budget.ts';

/** Scripts of a release that a browser fetches together, in one file or several. */
interface ScriptPart {
  /** For people: `bootstrap`, `page category`. */
  name: string;
  /** Paths in the release. */
  files: readonly string[];
  /** Bytes after gzip; null if it is missing in budgets.ts. */
  budget: number | null;
}

/** The scripts of a release in parts, each with its budget. Scripts of the standalone page are not included. */
export function scriptParts(release: Release): ScriptPart[] {
  return release.name === 'shell' ? shellParts(release) : remoteParts(release);
}

/** The same with their sizes. `bytesOf`: the size of a file of the release after gzip. */
export function weighParts(release: Release, bytesOf: (file: string) => number): ScriptWeight[] {
  return scriptParts(release).map(({ name, files, budget }) => ({
    what: `${release.name} ${name}`,
    bytes: files.reduce((sum, file) => sum + bytesOf(file), 0),
    budget,
  }));
}

function shellParts({ entry, extras, files }: Release): ScriptPart[] {
  const budgets: Readonly<Record<string, number>> = BUDGETS.shell;
  const named = Object.entries({ bootstrap: [entry], ...extras }).map(([name, scripts]) => ({
    name,
    files: scripts,
    budget: budgets[name] ?? null,
  }));
  const later = files.flatMap(({ path }): ScriptPart[] => {
    const [, name] = LATER.exec(path) ?? [];
    return name === undefined || name in extras
      ? []
      : [{ name: `later ${name}`, files: [path], budget: BUDGETS.later }];
  });
  return [...named, ...later];
}

/** A chunk that the shell loads on demand. */
const LATER = /^web\/static\/js\/async\/([^/]+)\.js$/;

function remoteParts({ entry, pages, blocks, guest }: Release): ScriptPart[] {
  const units = (kind: 'page' | 'block', exposed: Readonly<Record<string, ReleaseUnit>>): ScriptPart[] =>
    Object.entries(exposed).map(([name, { scripts }]) => ({
      name: `${kind} ${name}`,
      files: scripts,
      budget: guest ? BUDGETS.guest : BUDGETS[kind],
    }));
  return [
    { name: 'entry', files: [entry], budget: BUDGETS.entry },
    ...units('page', pages),
    ...units('block', blocks),
  ];
}

/** Version of a build: its commit, and a hash if files differ from the commit. */
const VERSION = /-([0-9a-f]{8})(?:\.([0-9a-f]{8}))?$/;
const SOME_COMMIT = '5c01d7e9';

/**
 * Bytes of a script after gzip, with the same fixed characters in place of every commit: otherwise a script that just fits
 * would exceed its budget with the next commit, and the gate would fail it, although only the version in URLs and names
 * changed.
 */
export function gzipBytes(script: Buffer, version: string): number {
  const [, commit, hash] = VERSION.exec(version) ?? [];
  if (commit === undefined) return gzipSync(script).length;
  const pattern = new RegExp(hash === undefined ? commit : `${commit}[._]${hash}`, 'g');
  return gzipSync(script.toString('utf8').replaceAll(pattern, SOME_COMMIT)).length;
}
