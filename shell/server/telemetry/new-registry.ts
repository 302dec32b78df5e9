import { collectDefaultMetrics, Registry } from 'prom-client';

/** A new registry with Prometheus's default metrics of the process: CPU, memory, event loop, garbage collection. */
export function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
