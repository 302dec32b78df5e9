import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Deadline for responses in progress; an endless one, such as the radio, is then cut off. */
const FINISH_MS = 5000;
const CHECK_EVERY_MS = 50;
/** Leftovers, such as the timer of an outgoing request or a silent database, may delay the exit this long. */
const LINGER_MS = 2000;

/**
 * Stops the site on a signal, without cutting off responses. SIGTERM: for `drainMs` the site keeps serving but is not ready,
 * so that a load balancer notices; then it refuses connections, finishes its responses and exits with 0. SIGINT, from a
 * terminal, skips the drain. Further signals are ignored: a terminal's arrives twice, once through the parent process.
 *
 * @returns whether a signal has arrived
 */
export function stopOnSignal(app: FastifyInstance, drainMs: number): () => boolean {
  let isStopping = false;
  // By connection, not by request: a cached page takes microseconds, and tracking requests would add to each.
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });

  async function stop(waitMs: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // It has no readers yet, and what it waits for, such as a database, may not respond.
    if (!app.server.listening) process.exit();
    // The reader's next request must go to another server.
    app.server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    await delay(waitMs);
    const deadline = performance.now() + FINISH_MS;
    const ending = setInterval(() => {
      app.server.closeIdleConnections();
      // Node counts connections that browsers opened in advance as busy.
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
      if (performance.now() > deadline) app.server.closeAllConnections();
    }, CHECK_EVERY_MS);
    setTimeout(() => process.exit(), FINISH_MS + LINGER_MS).unref();
    await app.close();
    clearInterval(ending);
    setTimeout(() => process.exit(), LINGER_MS).unref();
  }

  process.on('SIGTERM', () => void stop(drainMs));
  process.on('SIGINT', () => void stop(0));
  return () => isStopping;
}
