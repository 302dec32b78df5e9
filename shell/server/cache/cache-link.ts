import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { ReleaseId } from '../telemetry/telemetry.ts';

/**
 * What those who follow editions and judge releases tell the page cache. They are there before it is, so it sets in here
 * what it wants to hear.
 */
export interface CacheLink {
  /** An edition is about to be served. Resolves in bounded time, and never rejects. */
  coming: (edition: Edition) => Promise<void>;
  /** A release is served no more, for now. */
  setAside: (release: ReleaseId) => void;
  /** Somebody is about to judge by how many views there were. */
  judging: () => void;
}

/** A link to no cache. */
export function newCacheLink(): CacheLink {
  return { coming: async () => {}, setAside: () => {}, judging: () => {} };
}
