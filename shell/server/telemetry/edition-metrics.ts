import { Counter, Gauge, type Registry } from 'prom-client';

export function editionMetrics(registry: Registry) {
  const registers = [registry];
  return {
    edition: new Gauge({
      name: 'meadowlark_edition_info',
      help: '1 for the edition that readers of this server get.',
      labelNames: ['edition'] as const,
      registers,
    }),
    objectsRefused: new Counter({
      name: 'meadowlark_objects_refused_total',
      help: 'Objects of the store that were refused because they are missing, altered or not trusted, by folder: releases, editions, live. The log names them; each counts once a minute.',
      labelNames: ['folder'] as const,
      registers,
    }),
    refused: new Counter({
      name: 'meadowlark_editions_refused_total',
      help: 'Editions that could not be served, or a pointer that could not be read; the last good edition stayed live.',
      registers,
    }),
    canaryEvidence: new Gauge({
      name: 'meadowlark_canary_evidence',
      help: 'How much more likely the counts of both arms are if the current canary is worse, by signal.',
      labelNames: ['signal'] as const,
      registers,
    }),
    canariesHalted: new Counter({
      name: 'meadowlark_canaries_halted_total',
      help: 'Canaries that this server halted, by the signal that did worse than with the live edition.',
      labelNames: ['signal'] as const,
      registers,
    }),
    away: new Gauge({
      name: 'meadowlark_store_away',
      help: '1 while the store is unavailable: readers keep the current edition, promotions do not arrive.',
      registers,
    }),
    purges: new Counter({
      name: 'meadowlark_purges_total',
      help: 'Purges of the pages of an earlier edition from the shared caches in front.',
      labelNames: ['cache', 'result'] as const,
      registers,
    }),
    judgments: new Counter({
      name: 'meadowlark_judgment_exchanges_total',
      help: 'Exchanges of quarantines and canary counts with the other servers. refused: some of the data was not written by a server. failed: no reply in time.',
      labelNames: ['result'] as const,
      registers,
    }),
    pageCacheRequests: new Counter({
      name: 'meadowlark_page_cache_requests_total',
      help: 'Lookups of finished pages and their data, in memory and in Redis. stale: sent, and rendered again. refused: not trusted, or rendered by a quarantined release. failed: no reply in time.',
      labelNames: ['level', 'result'] as const,
      registers,
    }),
    cacheRequests: new Counter({
      name: 'meadowlark_cache_requests_total',
      help: 'Lookups in a cache, by result.',
      labelNames: ['cache', 'result'] as const,
      registers,
    }),
  };
}
