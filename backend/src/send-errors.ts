import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { errorBody, NamedError } from './named-error.ts';

/**
 * Sends the errors of these routes as `{ "error": { "code", "message" } }`. An unexpected error is logged and sent as 500
 * with this code and message. Error responses are not cached, unless `about` sets other headers for a named error.
 */
export function sendErrors(
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
