import Fastify, { LogController, type FastifyInstance } from 'fastify';

/**
 * The server of a backend that runs alone. Sets limits, because Fastify has no default for the time of a
 * whole request or for the number of connections. These are not settings: the backend is a stand-in.
 */
export function newServer(): FastifyInstance {
  const app = Fastify({
    logger: true,
    // Request URLs contain what readers searched for.
    logController: new LogController({ disableRequestLogging: true }),
    // A database has a timeout of its own, longer than Fastify's ten seconds, with an error that says what to do.
    pluginTimeout: 60_000,
    requestTimeout: 30_000,
    // Closes idle connections, such as a client that does not read the response.
    connectionTimeout: 60_000,
    // Node's default interval, 30 seconds, would add to every limit.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1000 },
  });
  app.server.maxConnections = 4000;
  return app;
}
