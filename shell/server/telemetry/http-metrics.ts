import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/**
 * Whose edition was served. `tab`: possibly an earlier one. `none`: no edition was needed. Requests of QA are not counted.
 */
type RequestChannel = 'live' | 'canary' | 'tab' | 'qa' | 'none';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the edition of a request is selected. */
    channel: RequestChannel;
    /** Set when a page that a browser only prepares for a click was refused: no reader misses it. */
    isRefusedSpeculation?: true;
  }
}

type Kind = 'page' | 'data' | 'file' | 'api' | 'speculation' | 'other';

/** Seconds, from a cached page to one that waited for its slowest unit. */
const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts every response. Labels come from the route, never from the URL. */
export function httpMetrics(app: FastifyInstance, registry: Registry): void {
  const requests = requestCounter(registry);
  const seconds = new Histogram({
    name: 'meadowlark_http_request_seconds',
    help: 'Seconds from request to the end of the response, for pages and their data that were not sent from the page cache at once.',
    labelNames: ['kind', 'channel'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.decorateRequest('channel', 'none');
  app.addHook('onResponse', async (request, reply) => {
    const { channel } = request;
    if (channel === 'qa') return;
    const kind = kindOf(request);
    // Streamed pages bypass the reply object.
    const status = `${Math.floor(reply.raw.statusCode / 100)}xx`;
    requests.inc({ kind, status, channel });
    if (kind === 'page' || kind === 'data') seconds.observe({ kind, channel }, reply.elapsedTime / 1000);
  });
}

function kindOf(request: FastifyRequest): Kind {
  if (request.isRefusedSpeculation) return 'speculation';
  const route = request.routeOptions.url ?? '';
  if (route === '/*') return /\/rss\.xml(?:\?|$)/.test(request.url) ? 'other' : 'page';
  if (route.startsWith('/_data/')) return 'data';
  if (/^\/(?:releases|pictures|development)\//.test(route)) return 'file';
  if (route.startsWith('/api/')) return 'api';
  return 'other';
}

const REQUESTS_TOTAL = 'meadowlark_http_requests_total';

type RequestLabels = 'kind' | 'status' | 'channel';

/** The registry's counter of responses, for both Fastify and the fast path before it. */
export function requestCounter(registry: Registry): Counter<RequestLabels> {
  const known = registry.getSingleMetric(REQUESTS_TOTAL) as Counter<RequestLabels> | undefined;
  return (
    known ??
    new Counter({
      name: REQUESTS_TOTAL,
      help: 'Responses, by kind, class of status, and whose edition was served.',
      labelNames: ['kind', 'status', 'channel'] as const,
      registers: [registry],
    })
  );
}
