import { LRUCache } from 'lru-cache';
import { rememberFailures } from '../remember-failures.ts';
import type { FeedDocument, FetchFeed } from './fetch-feed.ts';

const FRESH_MS = 5 * 60_000;
const MAX_FEEDS = 500;
const MAX_BYTES = 64 * 1024 * 1024;

interface CachedFeed extends FeedDocument {
  /** Older than `FRESH_MS`: a fetch is in progress, or failed. */
  stale: boolean;
  /** Came from memory, without waiting for a fetch. */
  cached: boolean;
}

/** A cached `FetchFeed`. Rejects with the error of the fetch, up to a minute old. */
export type CachedFetch = (address: string) => Promise<CachedFeed>;

/**
 * Documents are fresh for five minutes; then they are stale-while-revalidate and stale-if-error. One fetch per URL
 * at a time; failures are cached for a minute.
 *
 * @param elapsed milliseconds of a monotonic clock
 * @param onFailure called for every failed fetch, including when readers got the stale document
 */
export function createFeedCache(
  fetchFeed: FetchFeed,
  elapsed: () => number,
  onFailure: (address: string, reason: string) => void,
): CachedFetch {
  const attempt = rememberFailures({ onFailure, elapsed });
  const feeds = new LRUCache<string, FeedDocument>({
    max: MAX_FEEDS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ contents }) => contents.length * 2 + 1,
    ttl: FRESH_MS,
    // Together: stale-while-revalidate and stale-if-error. `allowStaleOnFetchRejection` would also turn the first
    // failure of an unknown feed into `undefined`.
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A feed evicted while it is being fetched still reaches its reader.
    ignoreFetchAbort: true,
    perf: { now: elapsed },
    ttlResolution: 0,
    fetchMethod: (address, known) => attempt(address, () => fetchFeed(address, known)),
  });

  return async (address) => {
    const status: LRUCache.Status<string, FeedDocument> = {};
    const document = await feeds.forceFetch(address, { status });
    const stale = status.returnedStale === true;
    return { ...document, stale, cached: stale || status.fetch === 'hit' };
  };
}
