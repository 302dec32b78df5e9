import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServingOptions } from '../pages/composing.ts';
import { answerInFront } from './answer-in-front.ts';
import type { CacheLink } from './cache-link.ts';
import { PageCache } from './page-cache.ts';
import { ReadCounts } from './read-counts.ts';
import { redisLevel } from './redis-level.ts';
import { NO_SECOND_LEVEL } from './second-level.ts';
import { ServedInFront } from './served-in-front.ts';
import { warm, WARMED } from './warm.ts';

export interface PageCacheSettings {
  /** Bytes of finished pages that are kept in memory. */
  maxBytes: number;
  /** Redis, by which servers share what they have made. */
  cacheUrl: string | undefined;
  link: CacheLink;
}

/** The page cache of a site at work. */
export interface MountedPageCache {
  cache: PageCache;
  reads: ReadCounts;
  /** Whether the request was answered. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => void;
}

/** Puts a page cache to work for a site. */
export function mountPageCache(
  options: ServingOptions,
  { maxBytes, cacheUrl, link }: PageCacheSettings,
  log: FastifyBaseLogger,
): MountedPageCache {
  const { editions, telemetry } = options;
  const second = cacheUrl === undefined ? NO_SECOND_LEVEL : redisLevel(cacheUrl, options, log);
  const cache = new PageCache({
    composer: { ...options, staff: null },
    policy: options,
    maxBytes,
    second,
    log,
  });
  const reads = new ReadCounts();
  const served = new ServedInFront({ telemetry, live: () => editions.live(), reads, log });
  link.coming = async (edition) => {
    served.tell();
    await warm(cache, edition, reads.top(WARMED));
    reads.fade();
  };
  link.setAside = (release) => cache.drop(release);
  link.judging = () => served.tell();
  return {
    cache,
    reads,
    answer: (request, response) => answerInFront({ cache, editions, served }, request, response),
    close: () => {
      served.close();
      second.close();
    },
  };
}
