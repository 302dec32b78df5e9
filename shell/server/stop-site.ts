import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Answers that are under way when the server closes may take so long; an endless one, such as the radio, is cut then. */
const FINISH_MS = 5000;
const LOOK_EVERY_MS = 50;
/** Something left over, such as a timer of a request outwards, may hold up the end of the process for so long. */
const LINGER_MS = 2000;

export interface Stopping {
  /** Whether the process was told to end. */
  told: () => boolean;
}

/**
 * Ends the site when the process is told to, with no answer cut short. SIGTERM: for `drainMs` the site serves on and says
 * that it is not ready, so that a load balancer sees it; then no connection is taken any more, what is under way is
 * finished, and the process ends with 0. SIGINT comes from a terminal and does without the drain. Further signals change
 * nothing: what a terminal sends arrives twice, once more through whoever started the process.
 */
export function stopOnSignal(app: FastifyInstance, drainMs: number): Stopping {
  let told = false;
  // Looked at by connection and not by request: a page out of the cache takes microseconds, and this would be many of them.
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });

  async function stop(waitMs: number): Promise<void> {
    if (told) return;
    told = true;
    // The next request of this reader belongs to another server.
    app.server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    await delay(waitMs);
    const deadline = performance.now() + FINISH_MS;
    const ending = setInterval(() => {
      app.server.closeIdleConnections();
      // To Node, a connection that a browser opened in advance and never used is busy.
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
      if (performance.now() > deadline) app.server.closeAllConnections();
    }, LOOK_EVERY_MS);
    await app.close();
    clearInterval(ending);
    setTimeout(() => process.exit(), LINGER_MS).unref();
  }

  process.on('SIGTERM', () => void stop(drainMs));
  process.on('SIGINT', () => void stop(0));
  return { told: () => told };
}
