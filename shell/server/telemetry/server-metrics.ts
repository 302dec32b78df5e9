import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** A new registry with Prometheus's default metrics of the process: CPU, memory, event loop, garbage collection. */
export function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Shows an autoscaler that pages wait before the CPU usage shows it. */
export function composerTasks(registry: Registry, count: () => number): void {
  registry.registerMetric(
    new Gauge({
      name: 'meadowlark_composer_tasks',
      help: 'Pages and other tasks that are running, or wait for a composer.',
      registers: [],
      collect() {
        this.set(count());
      },
    }),
  );
}

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
