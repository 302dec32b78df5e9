import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { Catalog } from './catalog.ts';
import type { FetchFeed } from './fetch-feed.ts';

/** The health of a feed since the relay started. */
export interface FeedSource {
  category: string;
  address: string;
  /** `sample`: the relay requests no feeds. `unasked`: not requested yet. `answered`: the last request succeeded. */
  state: 'unasked' | 'answered' | 'failed' | 'sample';
  /** Time of the last success, ISO 8601. */
  lastSuccess: string | null;
  /** Items of its last document. */
  items: number | null;
  /** Of the last success or failure. */
  responseMs: number | null;
  /** Failures since the start, and the reason of the last one. */
  errors: number;
  lastError: string | null;
}

type Observed = Omit<FeedSource, 'category' | 'address'>;

const UNASKED: Observed = {
  state: 'unasked',
  lastSuccess: null,
  items: null,
  responseMs: null,
  errors: 0,
  lastError: null,
};

/** Records how the feeds of a catalog respond. */
export function createFeedWatch(catalog: Catalog, now: () => number) {
  const observed = new Map<string, Observed>();
  const known = new Set(Object.values(catalog).flat());

  function note(address: string, change: (before: Observed) => Partial<Observed>): void {
    // With RELAY_ALLOW=public anybody can request any URL.
    if (!known.has(address)) return;
    const before = observed.get(address) ?? UNASKED;
    observed.set(address, { ...before, ...change(before) });
  }

  return {
    watched:
      (fetchFeed: FetchFeed): FetchFeed =>
      async (address, before) => {
        const began = performance.now();
        const took = () => Math.round(performance.now() - began);
        try {
          const document = await fetchFeed(address, before);
          note(address, () => ({
            state: 'answered',
            lastSuccess: new Date(now()).toISOString(),
            items: countItems(document.contents),
            responseMs: took(),
          }));
          return document;
        } catch (error) {
          note(address, ({ errors }) => ({
            state: 'failed',
            responseMs: took(),
            errors: errors + 1,
            lastError: messageOf(error),
          }));
          throw error;
        }
      },
    sources: (onlySamples: boolean): FeedSource[] =>
      Object.entries(catalog).flatMap(([category, addresses]) =>
        addresses.map((address) => ({
          category,
          address,
          ...(observed.get(address) ?? UNASKED),
          ...(onlySamples && { state: 'sample' as const }),
        })),
      ),
  };
}

function countItems(xml: string): number {
  return xml.match(/<(?:item|entry)[\s>]/g)?.length ?? 0;
}
