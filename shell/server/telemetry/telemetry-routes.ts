import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Why the server is to get no readers now, in one sentence; null when it may have them. */
export type NotReady = () => string | null;

/**
 * What machines ask about this server. `/healthz`: the process is up. `/readyz`: it has taken an edition and may get
 * readers. `/metrics`: Prometheus text; it tells how the paper is doing, so a proxy must not pass it to the public.
 */
export function telemetryRoutes(app: FastifyInstance, registry: Registry, notReady: NotReady): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ up: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const reason = notReady();
    return reply
      .status(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === null ? { ready: true } : { ready: false, reason });
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}
