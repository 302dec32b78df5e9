import { LRUCache } from 'lru-cache';
import type { FeedDocument, FetchFeed } from './fetch-feed.ts';

/** News is not older than this without being asked for again. */
const FRESH_MS = 5 * 60_000;
/** A feed that failed is left in peace for this long. */
const FAILURE_MS = 60_000;
const MAX_FEEDS = 500;
const MAX_BYTES = 64 * 1024 * 1024;

export interface CachedFeed extends FeedDocument {
  /** Older than it should be: it is being asked for again, or that failed. */
  stale: boolean;
  /** It was in memory, and no fetch was waited for. */
  cached: boolean;
}

/** A cached `FetchFeed`: what it throws is what the fetch threw, up to a minute ago. */
export type CachedFetch = (address: string) => Promise<CachedFeed>;

/**
 * Fresh for five minutes; then the old document is answered at once while one fetch renews it, and stays when that
 * fails. One fetch per address is under way at a time; failures are remembered for a minute.
 *
 * @param onFailure told of every fetch that failed, also of those whose readers got the old document
 */
export function createFeedCache(
  fetchFeed: FetchFeed,
  now: () => number,
  onFailure: (address: string, reason: string) => void,
): CachedFetch {
  const clock = { perf: { now }, ttlResolution: 0 };
  const failures = new LRUCache<string, Error>({ max: MAX_FEEDS, ttl: FAILURE_MS, ...clock });

  const feeds = new LRUCache<string, FeedDocument>({
    max: MAX_FEEDS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ contents }) => contents.length * 2 + 1,
    ttl: FRESH_MS,
    // Together these two mean: stale while revalidating, stale on error. (With `allowStaleOnFetchRejection` the
    // library would also turn the first failure of an unknown feed into `undefined`.)
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A feed pushed out of a full cache while it is being fetched still reaches its reader.
    ignoreFetchAbort: true,
    ...clock,
    async fetchMethod(address, known) {
      const remembered = failures.get(address);
      if (remembered) throw remembered;
      try {
        return await fetchFeed(address, known);
      } catch (error) {
        const failed = error instanceof Error ? error : new Error(String(error));
        failures.set(address, failed);
        onFailure(address, failed.message);
        throw failed;
      }
    },
  });

  return async (address) => {
    const status: LRUCache.Status<string, FeedDocument> = {};
    const document = await feeds.forceFetch(address, { status });
    const stale = now() - document.seenAt > FRESH_MS;
    return { ...document, stale, cached: stale || status.fetch === 'hit' };
  };
}
