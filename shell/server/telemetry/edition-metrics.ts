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
      help: 'Objects of the store that were not used, because they are gone, were altered or are not trusted, by their folder: releases, editions, live. The log names them; each counts once a minute.',
      labelNames: ['folder'] as const,
      registers,
    }),
    refused: new Counter({
      name: 'meadowlark_editions_refused_total',
      help: 'Editions that could not be taken, or a pointer that could not be read; the last good one stayed.',
      registers,
    }),
    canaryEvidence: new Gauge({
      name: 'meadowlark_canary_evidence',
      help: 'How much likelier the counts of both arms are if the open canary is worse, by signal.',
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
      help: '1 while the store does not answer: readers get what this server had, promotions do not arrive.',
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
      help: 'Turns in which this server told the others its quarantines and canary counts, and heard theirs. refused: some of it was not written by a server. failed: no answer in time.',
      labelNames: ['result'] as const,
      registers,
    }),
    pageCacheRequests: new Counter({
      name: 'meadowlark_page_cache_requests_total',
      help: 'Finished pages and their data that were asked for: in memory, and with the other servers. stale: sent, and made anew. refused: not to be trusted, or made by a release that is quarantined. failed: no answer in time.',
      labelNames: ['level', 'result'] as const,
      registers,
    }),
    cacheRequests: new Counter({
      name: 'meadowlark_cache_requests_total',
      help: 'What was asked of a cache, and whether it was there.',
      labelNames: ['cache', 'result'] as const,
      registers,
    }),
  };
}
