import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Longer than a load balancer keeps its connections, so that it is never surprised by a closed one. As fastify has it. */
const KEEP_ALIVE_MS = 72_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that asks `answer` first, and the framework where that says no. */
export function inFront(
  framework: Handler,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean | undefined,
): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, (request, response) => {
    if (!answer(request, response)) framework(request, response);
  });
}
