import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownReleases } from '../editions/choose-version.ts';
import { servedEditions } from '../editions/editions.ts';
import { inParallel } from '../../lib/in-parallel.ts';
import { releaseKey, releaseOfKey, type ReleaseId } from '../../store/release-key.ts';
import { settledWithin } from '../../lib/settled-within.ts';
import type { DocumentKind } from '../protocol/messages.ts';
import type { PageCacheResult } from '../protocol/telemetry-event.ts';
import { FastPath } from './fast-path.ts';
import { PageCache, type Making, type Requester, type SecondLevel } from './cache/page-cache.ts';
import { PageVariants } from './variants/page-variants.ts';
import { ReadCounts } from './read-counts.ts';
import { CacheHits } from './cache-hits.ts';
import type { ServingOptions } from './serving.ts';
import {
  documentKey,
  documentRecipe,
  type DocumentFacts,
  type LateView,
  type ViewDocument,
} from './view-documents.ts';
import type { WantedView } from './view-request.ts';

/** How often hot entries are dropped and counts recorded. */
const EVERY_MS = 1000;
/** Number of most read pages that are rendered before an edition is served. */
const WARMED = 20;
/** A promotion waits this long for them; the others are rendered on request. */
const WARM_MS = 1000;
/** Pages rendered in parallel, because readers of the current edition are served in the meantime. */
const AT_ONCE = 4;

/** Callbacks into the page cache for editions and quarantine. Created before the cache, which registers them here. */
export interface CacheHooks {
  /** Renders the most read pages of an edition before it is served. Resolves in bounded time, and never rejects. */
  prepare: (edition: Edition) => Promise<void>;
  quarantined: (release: ReleaseId) => void;
  flushCounts: () => void;
  /** Whether there is a cache; otherwise every view is rendered for its reader. */
  cachesPages: boolean;
}

/** Hooks that do nothing until a cache registers. */
export function newCacheHooks(): CacheHooks {
  return { prepare: async () => {}, quarantined: () => {}, flushCounts: () => {}, cachesPages: false };
}

export interface PageCacheSettings {
  /** Bytes of finished pages in memory. */
  maxBytes: number;
  /** Redis, through which servers share pages. */
  cacheUrl: string | undefined;
  hooks: CacheHooks;
  /** The key that signs pictures: pages depend on it as well as on the settings, and it seals those that are shared. */
  pictureKey: string;
}

export interface Pages {
  /** The cached document, if it may be sent. */
  ready: (kind: DocumentKind, ref: string, address: string) => ViewDocument | null;
  /** Renders a document, once for all requests that wait for it. */
  make: (view: WantedView, requester: Requester) => Promise<Making<DocumentFacts, LateView>>;
  /** A document without pictures. */
  lite: (document: ViewDocument) => ViewDocument;
  countRead: (address: string) => void;
  /** Sends a page from the cache, before the framework. Returns whether it did. */
  fastPath: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => void;
}

export async function openPages(
  options: ServingOptions,
  { maxBytes, cacheUrl, hooks, pictureKey }: PageCacheSettings,
  log: FastifyBaseLogger,
): Promise<Pages> {
  const { editions, quarantine, banners, record } = options;
  const second = await secondLevel(cacheUrl, options, pictureKey, log);
  const cache = new PageCache<DocumentFacts, LateView>({
    isBanned: (tag) => quarantine.has(releaseOfKey(tag)),
    maxBytes,
    second,
    log,
  });
  /** Editions about to be served: their addresses are not unbounded, unlike those of old tabs. */
  let coming: readonly string[] = [];
  const live = () => servedEditions(editions.live()).map(({ id }) => id);
  const isServed = (ref: string) => live().includes(ref) || coming.includes(ref);
  const variants = new PageVariants<DocumentFacts>(banners, ({ parts: { about } }, bytes) =>
    cache.grow(documentKey(about.kind, about.ref, about.address), bytes),
  );
  const ready: Pages['ready'] = (kind, ref, address) => {
    const cached = cache.ready(documentKey(kind, ref, address));
    return cached && variants.withBanners(cached);
  };
  const make: Pages['make'] = async (view, requester) => {
    const recipe = documentRecipe(options, view, isServed);
    const { late, page } = await cache.make(recipe, requester);
    const withBanners = page.then((made) => variants.withBanners(made));
    // Whoever follows the late page does not wait for it.
    withBanners.catch(() => {});
    return { late, page: withBanners };
  };
  const reads = new ReadCounts();
  const hits = new CacheHits({ record, live: () => editions.live(), reads, log });
  const fastPath = new FastPath({ ready, editions, banners, hits });
  const timer = setInterval(() => {
    fastPath.forget();
    hits.flush();
  }, EVERY_MS).unref();

  hooks.prepare = async (edition) => {
    hits.flush();
    const now = live();
    coming = [...coming.filter((id) => id !== edition.id && !now.includes(id)).slice(-1), edition.id];
    await warm(edition, reads.top(WARMED), { ready, make }, log);
    reads.decay();
  };
  hooks.quarantined = (release) => {
    cache.drop(releaseKey(release));
    fastPath.forget();
  };
  hooks.flushCounts = () => hits.flush();
  hooks.cachesPages = true;
  return {
    ready,
    make,
    lite: (document) => variants.lite(document),
    countRead: (address) => reads.add(address, 1),
    fastPath: (request, response) => fastPath.respond(request, response),
    close: () => {
      clearInterval(timer);
      hits.close();
      second?.close();
    },
  };
}

/** Renders pages of an edition before it is served. Never rejects: pages that fail are rendered again on request. */
async function warm(
  edition: Edition,
  addresses: readonly string[],
  { ready, make }: Pick<Pages, 'ready' | 'make'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const until = performance.now() + WARM_MS;
  const warmPage = async (address: string) => {
    if (performance.now() > until || ready('page', edition.id, address)) return;
    const view = { kind: 'page', choice: ownReleases(edition), address } as const;
    const { page } = await make(view, { id: `warm ${edition.id}`, log });
    await (await page).bodies.in('br');
  };
  const warming = inParallel(addresses, AT_ONCE, (address) => warmPage(address).catch(() => {}));
  await settledWithin(warming, WARM_MS);
}

/** Loads the client only if there is a Redis: it takes a megabyte of memory. */
async function secondLevel(
  cacheUrl: string | undefined,
  { settings, adFrameUrl, record }: ServingOptions,
  pictureKey: string,
  log: FastifyBaseLogger,
): Promise<SecondLevel | null> {
  if (cacheUrl === undefined) return null;
  const { redisLevel } = await import('./cache/redis-level.ts');
  // Everything that pages depend on besides the edition, so that two sites can share one Redis.
  const site = JSON.stringify([settings, adFrameUrl]);
  const onRead = (result: PageCacheResult) =>
    record({ event: 'page-cache-lookup', level: 'redis', result, count: 1 });
  return redisLevel({ url: cacheUrl, site, secret: pictureKey, onRead, log });
}
