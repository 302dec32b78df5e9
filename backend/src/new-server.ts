import Fastify, { LogController, type FastifyInstance } from 'fastify';

/**
 * The server of a backend that runs alone. Limits connections, because Fastify has no default limit for the time of a
 * whole request or for the number of connections. These are not settings: the backend is a stand-in.
 */
export function newServer(): FastifyInstance {
  const app = Fastify({
    logger: true,
    // The address of a request has the words that its reader looked for.
    logController: new LogController({ disableRequestLogging: true }),
    // A database ends a silence by itself, later than Fastify's ten seconds, and with a sentence that says what to do.
    pluginTimeout: 60_000,
    requestTimeout: 30_000,
    // Ends idle connections, such as of a reader who does not read the answer.
    connectionTimeout: 60_000,
    // Node's default interval, 30 seconds, would add to every limit.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1000 },
  });
  app.server.maxConnections = 4000;
  return app;
}
