import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
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
  const underWay = new Set<ServerResponse>();
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    // The next request of this reader belongs to another server.
    if (told) response.shouldKeepAlive = false;
  });

  async function stop(waitMs: number): Promise<void> {
    if (told) return;
    told = true;
    await delay(waitMs);
    const deadline = performance.now() + FINISH_MS;
    // Not only idle ones: to Node, a connection that a browser opened in advance and never used is busy.
    const ending = setInterval(() => {
      if (underWay.size === 0 || performance.now() > deadline) app.server.closeAllConnections();
    }, LOOK_EVERY_MS);
    await app.close();
    clearInterval(ending);
    setTimeout(() => process.exit(), LINGER_MS).unref();
  }

  process.on('SIGTERM', () => void stop(drainMs));
  process.on('SIGINT', () => void stop(0));
  return { told: () => told };
}
