import { LRUCache } from 'lru-cache';
import type { FetchedPicture, FetchPicture } from './fetch-picture.ts';

/** Pictures behind an address practically never change; a day bounds what happens when one does. */
const FRESH_MS = 24 * 60 * 60_000;
/** A picture that failed is left in peace for this long. */
const FAILURE_MS = 60_000;
const MAX_FAILURES = 1000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A picture, and whether it was in memory. */
export interface CachedPicture extends FetchedPicture {
  cached: boolean;
}

/**
 * A `FetchPicture` that remembers: pictures up to 64 MiB in all, failures for a minute. One fetch per address is under
 * way at a time, however many readers wait for it; one reader who leaves does not end it for the others.
 *
 * @param onFailure told of every fetch that failed
 */
export function createPictureCache(
  fetchPicture: FetchPicture,
  onFailure: (address: string, reason: string) => void,
): (address: string) => Promise<CachedPicture> {
  const failures = new LRUCache<string, Error>({ max: MAX_FAILURES, ttl: FAILURE_MS });
  const pictures = new LRUCache<string, FetchedPicture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: FRESH_MS,
    // A picture pushed out of a full cache while it is being fetched still reaches its readers.
    ignoreFetchAbort: true,
    async fetchMethod(address) {
      const remembered = failures.get(address);
      if (remembered) throw remembered;
      try {
        return await fetchPicture(address);
      } catch (error) {
        const failed = error instanceof Error ? error : new Error(String(error));
        failures.set(address, failed);
        onFailure(address, failed.message);
        throw failed;
      }
    },
  });
  return async (address) => {
    const status: LRUCache.Status<string, FetchedPicture> = {};
    const picture = await pictures.forceFetch(address, { status });
    return { ...picture, cached: status.fetch === 'hit' };
  };
}
