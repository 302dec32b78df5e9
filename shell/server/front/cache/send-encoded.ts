import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedBodies, namesTag } from './encoded-bodies.ts';
import { encodingFor } from './encoding.ts';

/** Sends a body in an encoding that readers take, or a 304 if they have it. */
export async function sendEncoded(
  body: EncodedBodies,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { encoding, bytes, etag } = await body.in(encodingFor(headers['accept-encoding']));
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (namesTag(headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
