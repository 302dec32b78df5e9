import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../cache/encoding.ts';
import type { KeptDocument } from '../cache/kept-document.ts';
import { sendKept } from '../cache/send-kept.ts';
import type { Picked } from './pick-edition.ts';

/** Sends a finished document to a reader. What it says to caches depends on how the edition was picked. */
export async function answerKept(
  document: KeptDocument,
  { cache, cookie }: Pick<Picked, 'cache' | 'cookie'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = await document.bodies.in(encodingFor(request.headers['accept-encoding']));
  reply.hijack();
  if (cache === 'nobody') {
    reply.raw.writeHead(document.facts.status, document.privateHeaders(body, cookie));
    reply.raw.end(body.bytes);
  } else {
    sendKept(document, body, cache, request.raw, reply.raw);
  }
  return reply;
}
