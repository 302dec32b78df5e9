import type { FastifyInstance } from 'fastify';
import { isStandalonePage, STANDALONE_POLICY } from './files/standalone-policy.ts';

/** What is no page runs nothing, asks nobody and stands in no frame; drawings keep their own styles. Pages say more. */
const NOT_A_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Headers that every answer of the site carries. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const alone = isStandalonePage(request.url);
    reply.headers({
      'content-security-policy': alone ? STANDALONE_POLICY : NOT_A_PAGE,
      ...(alone && { 'x-robots-tag': 'noindex' }),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
  });
}
