import { Counter, type Registry } from 'prom-client';

/** The result of a request to an outside service; for feeds, with their category. */
interface RelayEvent {
  service: 'feeds' | 'pictures';
  result: string;
  category: string;
}

/** Counts results of the relay of feeds and pictures. URLs are not labels: their number is unbounded. */
export function relayMetrics(registry: Registry): (event: RelayEvent) => void {
  const results = new Counter({
    name: 'meadowlark_relay_results_total',
    help: 'Requests to feed and picture hosts, by result.',
    labelNames: ['service', 'result', 'category'] as const,
    registers: [registry],
  });
  return ({ service, result, category }) => results.inc({ service, result, category });
}
