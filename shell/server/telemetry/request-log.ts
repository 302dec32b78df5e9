import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a page or its data was answered with; set by whoever picks it. `page`: the pattern in the route table. */
    answeredWith?: { edition: string; page: string | null };
  }
}

/**
 * One line for each request, when it is answered, under its id. It names the route and whose edition answered; never the
 * address, which may hold what a reader searched for, nor the reader's own.
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
      ...request.answeredWith,
      channel: request.channel,
      // A page that was streamed went around the reply object.
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
