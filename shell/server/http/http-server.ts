import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long connections may take, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** For the head of a request; also for a connection that sends nothing at all. */
  headersMs: number;
  /** For a whole request, head and body. Node refuses fewer than `headersMs`. */
  requestMs: number;
  /** Until the next request. */
  keepAliveMs: number;
  most: number;
}

/** Node checks for late requests this often. Its own interval, 30 seconds, would be added to every limit. */
const CHECK_MS = 1000;
/** Longest pause within a response: rendering a page is given up by then. */
const MAX_RESPONSE_PAUSE_MS = 30_000;
/** Closing idle connections walks over all of them: do not do it for each refused connection. */
const MAKE_ROOM_EVERY_MS = 1000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server that calls `fastPath` first, and the framework if that returns false. The framework does not configure
 * a server that it did not create, so the connection limits are set here.
 *
 * @param onFull called when connections are refused, once a second at most
 */
export function httpServer(
  { headersMs, requestMs, keepAliveMs, most }: ConnectionLimits,
  framework: Handler,
  fastPath: (request: IncomingMessage, response: ServerResponse) => boolean | undefined,
  onFull: () => void,
): Server {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: CHECK_MS,
    },
    (request, response) => {
      // Before anything reads it: cache, router, log and pages only know paths.
      request.url = originForm(request.url ?? '');
      try {
        if (fastPath(request, response)) return;
      } catch {
        // Nothing else catches it: it would end the process. The framework responds, and reports what fails there as well.
        if (response.headersSent) {
          response.destroy();
          return;
        }
      }
      framework(request, response);
    },
  );
  endSilentConnections(server, keepAliveMs + requestMs + MAX_RESPONSE_PAUSE_MS);
  server.maxConnections = most;
  let madeRoomAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - madeRoomAt < MAKE_ROOM_EVERY_MS) return;
    madeRoomAt = performance.now();
    // As nginx does: idle connections give way to new readers.
    server.closeIdleConnections();
    onFull();
  });
  return server;
}

/** The bytes that the system has taken: a large response is written at once, and read for minutes. */
function sentBytes(connection: Socket): number {
  const { _handle } = connection as { _handle?: { writeQueueSize?: number } | null };
  return connection.bytesWritten - (_handle?.writeQueueSize ?? 0);
}

/**
 * Ends connections to which nothing was sent for `silentMs`. Node has no limit for clients that do not read their
 * response, or that send blank lines, which end the keep-alive timeout without starting a request.
 */
function endSilentConnections(server: Server, silentMs: number): void {
  const connections = new Map<Socket, { written: number; at: number }>();
  server.on('connection', (connection: Socket) => {
    connections.set(connection, { written: 0, at: performance.now() });
    connection.once('close', () => connections.delete(connection));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [connection, last] of connections) {
      const written = sentBytes(connection);
      if (written !== last.written) connections.set(connection, { written, at: now });
      else if (now - last.at > silentMs) connection.destroy();
    }
  }, CHECK_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/** Scheme and host of a target in absolute form, which servers must accept (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]+/i;

/** A request target as path and query. Its host is ignored, like `Host`. A target without a path stays as it is. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const origin = ORIGIN.exec(target)?.[0];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
