import type { FastifyInstance } from 'fastify';
import { isStandalonePage, STANDALONE_POLICY } from './files/standalone-policy.ts';

/** What is no page runs nothing, asks nobody and stands in no frame; drawings keep their own styles. Pages say more. */
export const NOT_A_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Headers that every answer of the site carries, pages among them. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Gives every answer its headers; whoever sends a page sets the policy of pages. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const alone = isStandalonePage(request.url);
    reply.headers({
      'content-security-policy': alone ? STANDALONE_POLICY : NOT_A_PAGE,
      ...(alone && { 'x-robots-tag': 'noindex' }),
      ...SECURITY_HEADERS,
    });
  });
}
