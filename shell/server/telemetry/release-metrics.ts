import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds to read, check and evaluate a release; more than one means that the store has problems. */
const RELEASE_LOAD = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds, from a cached feed to the deadline of a load; most deadlines of routes are one second. */
const UNIT_LOAD = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];
/** Seconds to render a page: a millisecond or two on an idle machine. */
const RENDER = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Metrics per release. Labels never contain text from readers. */
export function releaseMetrics(registry: Registry) {
  const registers = [registry];
  return {
    releaseLoads: new Counter({
      name: 'meadowlark_release_loads_total',
      help: 'Loads of the code of a release into the process, by outcome.',
      labelNames: ['remote', 'version', 'outcome'] as const,
      registers,
    }),
    releaseLoadSeconds: new Histogram({
      name: 'meadowlark_release_load_seconds',
      help: 'Seconds to load the code of a release: fetch, check, evaluate.',
      labelNames: ['remote', 'version'] as const,
      buckets: RELEASE_LOAD,
      registers,
    }),
    unitLoads: new Counter({
      name: 'meadowlark_unit_loads_total',
      help: 'Runs of the load of a page or block. late: it missed its deadline and continued.',
      labelNames: ['remote', 'version', 'unit', 'outcome'] as const,
      registers,
    }),
    unitLoadSeconds: new Histogram({
      name: 'meadowlark_unit_load_seconds',
      help: 'Seconds that the load of a page or block took.',
      labelNames: ['remote', 'version', 'unit'] as const,
      buckets: UNIT_LOAD,
      registers,
    }),
    renders: new Counter({
      name: 'meadowlark_renders_total',
      help: 'Times that a page or block was rendered on the server, as part of a page.',
      labelNames: ['remote', 'version', 'unit'] as const,
      registers,
    }),
    views: new Counter({
      name: 'meadowlark_views_total',
      help: 'Views of a page or block that readers got, composed for them or from the page cache.',
      labelNames: ['remote', 'version', 'unit'] as const,
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'meadowlark_render_seconds',
      help: 'Seconds to render a whole page that contains the release.',
      labelNames: ['remote', 'version'] as const,
      buckets: RENDER,
      registers,
    }),
    errors: new Counter({
      name: 'meadowlark_errors_total',
      help: 'Failures of a release, by unit (none: unknown) and by the side that noticed.',
      labelNames: ['remote', 'version', 'unit', 'side'] as const,
      registers,
    }),
    fallbacks: new Counter({
      name: 'meadowlark_fallbacks_total',
      help: 'Views in which readers got the previous release, or the fallback, instead of this release.',
      labelNames: ['remote', 'version', 'unit', 'to', 'side'] as const,
      registers,
    }),
    quarantined: new Gauge({
      name: 'meadowlark_release_quarantined',
      help: '1 for a release that this server has quarantined.',
      labelNames: ['remote', 'version'] as const,
      registers,
    }),
  };
}
