import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { refuse } from '../http/refuse.ts';
import { httpMetrics } from './http-metrics.ts';
import type { ReceiveReport } from './reports/report-intake.ts';
import { reportRoutes } from './reports/report-routes.ts';

export interface TelemetryOptions {
  registry: Registry;
  takeReport: ReceiveReport;
  notReady: NotReady;
  /** The edition that readers get; during a canary `<live>+<canary>@<percent>`. */
  readersGet: () => string;
}

/**
 * Health checks, browser reports, and metrics of all responses. Mount it before other routes, so that all of them are
 * counted.
 */
export function mountTelemetry(app: FastifyInstance, options: TelemetryOptions): void {
  httpMetrics(app, options.registry);
  healthRoutes(app, options);
  reportRoutes(app, options.takeReport);
}

/** Why the server is not ready for readers, as a message; null if it is ready. */
type NotReady = () => string | null;

/**
 * `/healthz`: the process is up, and the edition that readers get, by which a cache in front can detect a move of `live`.
 * `/readyz`: it has an edition and may get readers.
 */
export function healthRoutes(
  app: FastifyInstance,
  { notReady, readersGet }: Pick<TelemetryOptions, 'notReady' | 'readersGet'>,
): void {
  app.get('/healthz', { onRequest: exactPathOnly }, async (_request, reply) =>
    reply.headers({ 'cache-control': 'no-store', 'x-edition': readersGet() }).send({ up: true }),
  );
  app.get('/readyz', { onRequest: exactPathOnly }, async (_request, reply) => {
    const reason = notReady();
    return reply
      .status(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === null ? { ready: true } : { ready: false, reason });
  });
}

/** `/metrics`: Prometheus text, which a proxy must not expose to the public. */
export function metricsRoute(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', { onRequest: exactPathOnly }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}

/**
 * Proxies match these paths literally. Varnish and others do not decode them, but the router does: `/%6detrics` does not
 * match, and neither does `/metrics#x`.
 */
async function exactPathOnly(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
  if (request.url.replace(/\?.*/s, '') === request.routeOptions.url) return;
  return refuse(reply, 404, 'There is no such address.');
}
