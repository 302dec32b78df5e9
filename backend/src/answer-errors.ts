import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { errorBody, NamedError } from './named-error.ts';

/**
 * Answers errors of these routes as `{ "error": { "code", "message" } }`. An unexpected one is logged, and answered with 500 and
 * this code and message. No cache keeps them, unless `about` says otherwise of a named one.
 */
export function answerErrors(
  app: FastifyInstance,
  code: string,
  message: string,
  about: (error: NamedError, reply: FastifyReply) => void = () => {},
): void {
  app.setErrorHandler<FastifyError | NamedError>((error, request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (error instanceof NamedError) {
      about(error, reply);
      return reply.code(error.status).send(errorBody(error.code, error.message));
    }
    request.log.error(error);
    return reply.code(500).send(errorBody(code, message));
  });
}
