import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from './edition-store.ts';
import type { ReleaseId } from './release-key.ts';

interface EditionSource {
  /** Null, or a rejection, if the edition is missing. */
  find(id: string): Promise<Edition | null>;
}

/** Ancestors that are searched, one after the other: a day of a busy newsroom. */
export const GENERATIONS = 200;

/** Reads each edition once: several questions go through the same ancestors, up to a day of them, in a bucket. */
export function readOnce(store: Pick<EditionStore, 'edition'>): { find: (id: string) => Promise<Edition> } {
  const read = new Map<string, Promise<Edition>>();
  return {
    find: (id) => {
      const reading = read.get(id) ?? store.edition(id);
      read.set(id, reading);
      return reading;
    },
  };
}

/** An edition and its ancestors, newest first. Stops at one that cannot be read. */
async function* ancestry(
  editions: EditionSource,
  edition: Edition,
  most = GENERATIONS,
): AsyncGenerator<Edition> {
  let current: Edition | null = edition;
  for (let generation = 0; current && generation < most; generation += 1) {
    yield current;
    current = current.parent === null ? null : await editions.find(current.parent).catch(() => null);
  }
}

/**
 * Versions of a remote that readers of an edition have, and had before, each once, newest first. Leaves out withdrawn ones. An
 * edition without `earlier` has its ancestors searched.
 */
export async function* lineage(
  editions: EditionSource,
  edition: Edition,
  name: string,
): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const { releases, earlier, withdrawn } of ancestry(editions, edition)) {
    for (const version of [releases[name], ...(earlier?.[name] ?? [])]) {
      if (version === undefined || seen.has(version)) continue;
      seen.add(version);
      yield version;
    }
    if (earlier) return;
    const back = withdrawn?.[name];
    if (back !== undefined) seen.add(back);
  }
}

/** The earlier releases that an edition names. */
export function replacements({ earlier = {} }: Edition): ReleaseId[] {
  return Object.entries(earlier).flatMap(([name, versions]) =>
    versions.map((version) => ({ name, version })),
  );
}

/** The releases of an edition, and the previous release of each, which replaces it if it fails. */
export async function withPrevious(editions: EditionSource, edition: Edition): Promise<ReleaseId[]> {
  const found: ReleaseId[] = [];
  for (const name of Object.keys(edition.releases)) {
    let generation = 0;
    for await (const version of lineage(editions, edition, name)) {
      found.push({ name, version });
      generation += 1;
      if (generation === 2) break;
    }
  }
  return found;
}

/** Whether the edition, or one of its `most - 1` nearest ancestors, has all these releases. */
export async function wereTogether(
  editions: EditionSource,
  edition: Edition,
  releases: ReleaseNames,
  most?: number,
): Promise<boolean> {
  for await (const before of ancestry(editions, edition, most)) if (editionHas(before, releases)) return true;
  return false;
}

export function editionHas(edition: Edition, releases: ReleaseNames): boolean {
  return Object.entries(releases).every(([name, version]) => edition.releases[name] === version);
}
