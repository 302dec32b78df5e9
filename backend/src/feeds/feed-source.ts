import { setTimeout as delay } from 'node:timers/promises';
import type { CachedFetch } from './feed-cache.ts';

/** `live`: real feeds only. `sample`: the bundled sample only. `auto`: live, and the sample until a feed has responded. */
export type FeedsMode = 'auto' | 'live' | 'sample';

export interface FeedResponse {
  contents: string;
  /** Its URL after redirects. */
  url: string;
  /** This is the sample edition, not news. Pages tell readers. */
  sample: boolean;
  /** Milliseconds since 1970. */
  fetchedAt: number;
  stale: boolean;
  /** Came from memory, without waiting for a fetch. */
  cached: boolean;
}

interface FeedSourceParts {
  mode: FeedsMode;
  live: CachedFetch;
  /** The sample feed for an address, or null. */
  sampleOf: (address: string) => string | null;
  now: () => number;
  /** Milliseconds that a reader waits for a real feed before getting the sample. */
  sampleAfterMs: number;
}

/** Chooses between real feeds and the sample by the mode (setting FEEDS). */
export function createFeedSource(parts: FeedSourceParts): (address: string) => Promise<FeedResponse> {
  const { mode, live, sampleOf, now, sampleAfterMs } = parts;
  // Once any feed has responded, the network works, so later failures are errors.
  let everResponded = false;

  const real = async (address: string): Promise<FeedResponse> => {
    const { contents, finalUrl, seenAt, stale, cached } = await live(address);
    everResponded = true;
    return { contents, url: finalUrl, sample: false, fetchedAt: seenAt, stale, cached };
  };

  const realOrSample = async (address: string, contents: string): Promise<FeedResponse> => {
    const pending = real(address);
    const inTime = await Promise.race([
      pending.catch(() => null),
      delay(sampleAfterMs, null, { ref: false }),
    ]);
    if (inTime) return inTime;
    // Another feed may have responded meanwhile. A slow fetch continues in the background either way.
    return everResponded ? pending : sampleResponse(address, contents);
  };

  const sampleResponse = (address: string, contents: string): FeedResponse => ({
    contents,
    url: address,
    sample: true,
    fetchedAt: now(),
    stale: false,
    cached: true,
  });

  return async (address) => {
    const sample = mode === 'live' || everResponded ? null : sampleOf(address);
    if (sample === null) return real(address);
    return mode === 'sample' ? sampleResponse(address, sample) : realOrSample(address, sample);
  };
}
