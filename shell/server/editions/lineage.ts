import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Editions } from './editions.ts';

/** Editions looked through for an earlier release: a day of a busy newsroom. */
const GENERATIONS = 200;

/**
 * Versions of a remote in an edition and, before it, in its ancestors, each once, the newest first: what may serve when
 * one of them is set aside. Ends where the ancestors end or cannot be read.
 */
export async function* lineage(editions: Editions, edition: Edition, name: string): AsyncGenerator<string> {
  const seen = new Set<string>();
  let current: Edition | null = edition;
  for (let generation = 0; current && generation < GENERATIONS; generation += 1) {
    const version: string | undefined = current.releases[name];
    if (version !== undefined && !seen.has(version)) {
      seen.add(version);
      yield version;
    }
    current = current.parent === null ? null : await editions.find(current.parent).catch(() => null);
  }
}
