import type { FastifyReply } from 'fastify';

/** Aborted when the connection closes before the answer is complete. The response tells, not the request. */
export function readerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The reader has gone.'));
  });
  return gone.signal;
}
