import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry of its own, with the usual figures of the process: CPU, memory, event loop, garbage collection. */
export function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
