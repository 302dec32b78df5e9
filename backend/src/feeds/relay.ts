import { lookup } from 'node:dns/promises';
import { resultOfError, type OnRelay, type RelayResult } from '../relay-event.ts';
import type { Resolve } from '../guard/guarded-lookup.ts';
import { createGuard } from '../guard/guard.ts';
import { createVouching } from '../guard/vouching.ts';
import type { Catalogue } from './catalogue.ts';
import { feedAddress } from './feed-address.ts';
import { createFeedCache } from './feed-cache.ts';
import { AddressNotInCatalogue } from './feed-errors.ts';
import { createFeedSource, type FeedAnswer, type FeedsMode } from './feed-source.ts';
import { createFetchFeed } from './fetch-feed.ts';
import { sampleFeed } from './sample/sample-feed.ts';

export interface RelaySettings {
  mode: FeedsMode;
  catalogue: Catalogue;
  /** `catalogue`: only listed addresses are fetched. `public`: any public address. */
  allow: 'catalogue' | 'public';
  /** `host:port` of feed hosts that may lie on a private network. */
  privateHosts: ReadonlySet<string>;
  /** Public origin of the site, for the pictures of the sample edition. */
  origin: string;
}

/** The part of the world the relay touches; tests hand in their own. */
export interface RelayWorld {
  resolve: Resolve;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For one fetch with all its redirects. */
  deadlineMs: number;
  /** How long the first readers wait for a real feed before the sample stands in. */
  patienceMs: number;
}

export const REAL_WORLD: RelayWorld = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  now: Date.now,
  deadlineMs: 10_000,
  patienceMs: 1500,
};

export interface Relay {
  /** Answers with the feed at an address; throws a named error (`feed-errors.ts`, `address-refused.ts`). */
  answer(url: URL): Promise<FeedAnswer>;
  close(): Promise<void>;
}

/** Puts the relay together: guard, fetch, cache, and the choice between real feeds and the sample. */
export function createRelay(
  settings: RelaySettings,
  onFailure: (address: string, reason: string) => void,
  world: RelayWorld = REAL_WORLD,
  onRelay: OnRelay = () => {},
): Relay {
  const { now, deadlineMs, patienceMs } = world;
  const places = placesOf(settings.catalogue);
  const guard = createGuard(world.resolve);
  const vouches = createVouching(new Set(places.keys()), settings.privateHosts);
  const source = createFeedSource({
    mode: settings.mode,
    live: createFeedCache(createFetchFeed({ guard, vouches, now, deadlineMs }), now, onFailure),
    sampleOf(address) {
      const place = places.get(address);
      return place ? sampleFeed(place.category, settings.origin, new Date(now()), place.part) : null;
    },
    now,
    patienceMs,
  });
  const open = settings.allow === 'public' && settings.mode !== 'sample';

  return {
    async answer(url) {
      const address = feedAddress(url);
      const tell = (result: RelayResult): void =>
        onRelay({ service: 'feeds', result, category: places.get(address)?.category ?? 'other' });
      try {
        if (!open && !places.has(address)) throw new AddressNotInCatalogue(address);
        const found = await source(address);
        tell(resultOf(found));
        return found;
      } catch (error) {
        tell(resultOfError(error));
        throw error;
      }
    },
    close: () => guard.close(),
  };
}

function resultOf({ sample, stale, cached }: FeedAnswer): RelayResult {
  if (sample) return 'sample';
  if (stale) return 'stale';
  return cached ? 'cached' : 'fetched';
}

interface Place {
  category: string;
  part: number;
}

/** Address -> where it stands in the catalogue; an address listed twice has its first place. */
function placesOf(catalogue: Catalogue): Map<string, Place> {
  const places = Object.entries(catalogue).flatMap(([category, addresses]) =>
    addresses.map((address, part): [string, Place] => [address, { category, part }]),
  );
  return new Map(places.toReversed());
}
