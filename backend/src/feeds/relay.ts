import { RELAY_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { resultOfError, type OnRelay, type PassedFeed, type RelayResult } from '../relay-event.ts';
import { NamedError } from '../named-error.ts';
import type { Resolve } from '../guard/guarded-lookup.ts';
import { createGuard } from '../guard/guard.ts';
import { catalogHostRule } from '../guard/private-hosts.ts';
import { resolveHost } from '../guard/resolve-host.ts';
import type { Catalog } from './catalog.ts';
import { feedAddress } from './feed-address.ts';
import { createFeedCache } from './feed-cache.ts';
import { createFeedSource, type FeedResponse, type FeedsMode } from './feed-source.ts';
import { createFeedWatch, type FeedSource } from './feed-watch.ts';
import { createFetchFeed } from './fetch-feed.ts';
import { sampleFeed } from './sample/sample-feed.ts';

export interface RelaySettings {
  mode: FeedsMode;
  catalog: Catalog;
  /** `catalog`: only listed URLs are fetched. `public`: any public URL. */
  allow: 'catalog' | 'public';
  /** `host:port` of feed hosts that may be on a private network. */
  privateHosts: ReadonlySet<string>;
  /** Public origin of the site, for the pictures of the sample edition. */
  origin: string;
}

export interface RelayDependencies {
  resolve: Resolve;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a monotonic clock: a system clock that is set back would keep feeds fresh for hours. */
  elapsed: () => number;
  /** For one fetch, redirects included. */
  deadlineMs: number;
  /** Milliseconds that the first readers wait for a real feed before they get the sample. */
  sampleAfterMs: number;
}

export const DEFAULT_DEPENDENCIES: RelayDependencies = {
  resolve: resolveHost,
  now: Date.now,
  elapsed: () => performance.now(),
  deadlineMs: RELAY_DEADLINE_MS,
  sampleAfterMs: 1500,
};

export interface Relay {
  /** The feed at an address. Rejects with a named error. */
  get(url: URL): Promise<FeedResponse>;
  /** The health of the catalog's feeds since the start. */
  sources(): FeedSource[];
  close(): Promise<void>;
}

/** Callbacks for what the relay does. */
interface RelayListeners {
  /** A feed could not be fetched, including when readers got the stale document. */
  onFailure: (address: string, reason: string) => void;
  onRelay?: OnRelay | undefined;
  onFeed?: (feed: PassedFeed) => void;
}

/** Composes guard, fetch, cache, and the choice between real feeds and the sample. */
export function createRelay(
  settings: RelaySettings,
  { onFailure, onRelay = () => {}, onFeed = () => {} }: RelayListeners,
  dependencies: RelayDependencies = DEFAULT_DEPENDENCIES,
): Relay {
  const { now, elapsed, deadlineMs, sampleAfterMs } = dependencies;
  const places = placesOf(settings.catalog);
  const guard = createGuard(dependencies.resolve);
  const allowsPrivate = catalogHostRule(new Set(places.keys()), settings.privateHosts);
  const watch = createFeedWatch(settings.catalog, now);
  const fetchFeed = watch.watched(createFetchFeed({ guard, allowsPrivate, now, deadlineMs }));
  let saidOffline = false;
  const ofCatalog = createFeedCache(fetchFeed, elapsed, (address, reason) => {
    const isOffline =
      settings.mode === 'auto' && watch.sources(false).every(({ lastSuccess }) => !lastSuccess);
    if (!isOffline) onFailure(address, reason);
    // Offline, all feeds fail: one line is enough.
    else if (!saidOffline) onFailure(address, `${reason} Readers get the sample until a feed loads.`);
    saidOffline = isOffline;
  });
  // With RELAY_ALLOW=public anybody can request any URL. A separate cache keeps them from evicting the paper's own feeds.
  const ofOthers = createFeedCache(fetchFeed, elapsed, onFailure);
  const source = createFeedSource({
    mode: settings.mode,
    live: (address) => (places.has(address) ? ofCatalog : ofOthers)(address),
    sampleOf(address) {
      const place = places.get(address);
      return place ? sampleFeed(place.category, settings.origin, new Date(now()), place.part) : null;
    },
    now,
    sampleAfterMs,
  });
  const isOpen = settings.allow === 'public' && settings.mode !== 'sample';

  return {
    async get(url) {
      const address = feedAddress(url);
      const report = (result: RelayResult): void =>
        onRelay({ service: 'feeds', result, category: places.get(address)?.category ?? 'other' });
      try {
        if (!isOpen && !places.has(address))
          throw new NamedError(
            'address_not_in_catalog',
            403,
            `The address ${address} is not in the feed catalog; this relay fetches no others.`,
          );
        const found = await source(address);
        report(resultOf(found));
        const category = places.get(address)?.category;
        const { url: foundAt, contents, sample } = found;
        if (category !== undefined) onFeed({ category, address, url: foundAt, contents, sample });
        return found;
      } catch (error) {
        report(resultOfError(error));
        throw error;
      }
    },
    sources: () => watch.sources(settings.mode === 'sample'),
    close: () => guard.close(),
  };
}

function resultOf({ sample, stale, cached }: FeedResponse): RelayResult {
  if (sample) return 'sample';
  if (stale) return 'stale';
  return cached ? 'cached' : 'fetched';
}

interface Place {
  category: string;
  part: number;
}

/** Address -> its first place in the catalog. */
function placesOf(catalog: Catalog): Map<string, Place> {
  const places = Object.entries(catalog).flatMap(([category, addresses]) =>
    addresses.map((address, part): [string, Place] => [address, { category, part }]),
  );
  return new Map(places.toReversed());
}
