import { Counter, Gauge, type Registry } from 'prom-client';

/** What is counted of the editions that the server follows, and of what it keeps of them in memory. */
export function editionMetrics(registry: Registry) {
  const registers = [registry];
  return {
    edition: new Gauge({
      name: 'meadowlark_edition_info',
      help: '1 for the edition that readers of this server get.',
      labelNames: ['edition'] as const,
      registers,
    }),
    refused: new Counter({
      name: 'meadowlark_editions_refused_total',
      help: 'Editions that could not be taken, or a pointer that could not be read; the last good one stayed.',
      registers,
    }),
    pageCacheRequests: new Counter({
      name: 'meadowlark_page_cache_requests_total',
      help: 'Finished pages and their data that were asked for: in memory, and with the other servers. stale: sent, and made anew. refused: not to be trusted, or made by a release that is set aside. failed: no answer in time.',
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
