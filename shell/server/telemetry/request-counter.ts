import { Counter, type Registry } from 'prom-client';

const NAME = 'meadowlark_http_requests_total';

type RequestLabels = 'kind' | 'status' | 'channel';

/** The one counter of answered requests of a registry: the framework counts in it, and what answers in front of it. */
export function requestCounter(registry: Registry): Counter<RequestLabels> {
  const known = registry.getSingleMetric(NAME) as Counter<RequestLabels> | undefined;
  return (
    known ??
    new Counter({
      name: NAME,
      help: 'Answered requests, by what was asked for, class of status, and whose edition answered.',
      labelNames: ['kind', 'status', 'channel'] as const,
      registers: [registry],
    })
  );
}
