import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { requestCounter } from './request-counter.ts';

/**
 * Whose edition a request was answered with: that of a `tab` may be an earlier one. `none` where it needed no edition.
 * Requests of QA are not counted.
 */
export type RequestChannel = 'live' | 'canary' | 'tab' | 'qa' | 'none';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by whoever picks the edition of a request. */
    channel: RequestChannel;
  }
}

type Kind = 'page' | 'data' | 'file' | 'api' | 'other';

/** Seconds: from a page out of the cache to one that waited for its slowest part. */
const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts every answer by what was asked for. Labels come from the route, never from the address. */
export function httpMetrics(app: FastifyInstance, registry: Registry): void {
  const requests = requestCounter(registry);
  const seconds = new Histogram({
    name: 'meadowlark_http_request_seconds',
    help: 'Seconds from request to the end of the answer, for pages and their data that were not answered from the page cache at once.',
    labelNames: ['kind', 'channel'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.decorateRequest('channel', 'none');
  app.addHook('onResponse', async (request, reply) => {
    const { channel } = request;
    if (channel === 'qa') return;
    const kind = kindOf(request);
    // A page that was streamed went around the reply object.
    const status = `${Math.floor(reply.raw.statusCode / 100)}xx`;
    requests.inc({ kind, status, channel });
    if (kind === 'page' || kind === 'data') seconds.observe({ kind, channel }, reply.elapsedTime / 1000);
  });
}

function kindOf(request: FastifyRequest): Kind {
  const route = request.routeOptions.url ?? '';
  if (route === '/*') return /\/rss\.xml(?:\?|$)/.test(request.url) ? 'other' : 'page';
  if (route.startsWith('/_data/')) return 'data';
  if (/^\/(?:releases|pictures|development)\//.test(route)) return 'file';
  if (route.startsWith('/api/')) return 'api';
  return 'other';
}
