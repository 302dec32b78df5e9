import type { FastifyReply } from 'fastify';

export function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .status(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${sentence}\n`);
}
