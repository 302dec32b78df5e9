import { Counter, type Registry } from 'prom-client';

/** What became of one request to an outside service: which, how it ended, and for feeds the category asked for. */
export interface RelayEvent {
  service: 'feeds' | 'pictures';
  result: string;
  category: string;
}

/** Counts what the relay of feeds and pictures brought. The addresses themselves are no label: there may be any number. */
export function relayMetrics(registry: Registry): (event: RelayEvent) => void {
  const results = new Counter({
    name: 'meadowlark_relay_results_total',
    help: 'What became of requests to feed and picture hosts.',
    labelNames: ['service', 'result', 'category'] as const,
    registers: [registry],
  });
  return ({ service, result, category }) => results.inc({ service, result, category });
}
