import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when a page or its data is served. `page`: the pattern in the route table. */
    served?: { edition: string; page: string | null };
  }
}

/**
 * Logs one line per response, with its id, route and edition. Never the URL, which may contain a reader's search
 * terms, nor the IP address.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ method: request.method, route: request.routeOptions.url }, 'incoming request');
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      ...request.served,
      channel: request.channel,
      // Streamed pages bypass the reply object.
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
