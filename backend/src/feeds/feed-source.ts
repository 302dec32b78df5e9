import { setTimeout as delay } from 'node:timers/promises';
import type { CachedFetch } from './feed-cache.ts';

/** `live`: real feeds only. `sample`: the bundled sample only. `auto`: live, and the sample until a feed answers. */
export type FeedsMode = 'auto' | 'live' | 'sample';

/** What the relay answers with. */
export interface FeedAnswer {
  contents: string;
  /** True: this is the sample edition, not news. Pages say so to readers. */
  sample: boolean;
  /** Milliseconds since 1970. */
  fetchedAt: number;
  stale: boolean;
  /** It was in memory, and no fetch was waited for. */
  cached: boolean;
}

export interface FeedSourceParts {
  mode: FeedsMode;
  live: CachedFetch;
  /** The sample feed that stands in for an address, or null when there is none. */
  sampleOf: (address: string) => string | null;
  now: () => number;
  /** How long a reader waits for a real feed, in milliseconds, before the sample stands in. */
  patienceMs: number;
}

/** Chooses between real feeds and the sample by the mode (design, section 9: FEEDS). */
export function createFeedSource(parts: FeedSourceParts): (address: string) => Promise<FeedAnswer> {
  const { mode, live, sampleOf, now, patienceMs } = parts;
  // Once any feed has answered, the network is there: from then on a failing feed is a failing feed.
  let everAnswered = false;

  const real = async (address: string): Promise<FeedAnswer> => {
    const { contents, seenAt, stale, cached } = await live(address);
    everAnswered = true;
    return { contents, sample: false, fetchedAt: seenAt, stale, cached };
  };

  const realOrSample = async (address: string, contents: string): Promise<FeedAnswer> => {
    const pending = real(address);
    const inTime = await Promise.race([pending.catch(() => null), delay(patienceMs, null, { ref: false })]);
    if (inTime) return inTime;
    // Meanwhile another feed may have answered. A slow fetch goes on in the background either way.
    return everAnswered ? pending : sampleAnswer(contents);
  };

  const sampleAnswer = (contents: string): FeedAnswer => ({
    contents,
    sample: true,
    fetchedAt: now(),
    stale: false,
    cached: true,
  });

  return async (address) => {
    const sample = mode === 'live' || everAnswered ? null : sampleOf(address);
    if (sample === null) return real(address);
    return mode === 'sample' ? sampleAnswer(sample) : realOrSample(address, sample);
  };
}
