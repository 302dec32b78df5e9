import type { FastifyInstance } from 'fastify';
import { isStandalonePage, STANDALONE_POLICY } from './files/standalone-policy.ts';

/** What is no page runs nothing, asks nobody and stands in no frame; drawings keep their own styles. Pages say more. */
export const NOT_A_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const NOSNIFF = { 'x-content-type-options': 'nosniff' } as const;

/** Headers that every answer of the site carries which may be shown as a document. */
export const SECURITY_HEADERS = {
  ...NOSNIFF,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Files that pages are made of. A first view has a dozen of them: what says nothing about a file would be sent each time. */
const FILES = /^\/(?:releases|pictures)\//;
/** Files that no browser shows as a document that could run anything. */
const NO_DOCUMENT = /^\/releases\/[^?]*\.(?:js|css|woff2)(?:\?|$)/;

/** Gives every answer its headers; whoever sends a page sets the policy of pages. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const alone = isStandalonePage(request.url);
    reply.headers({
      ...(!NO_DOCUMENT.test(request.url) && {
        'content-security-policy': alone ? STANDALONE_POLICY : NOT_A_PAGE,
      }),
      ...(alone && { 'x-robots-tag': 'noindex' }),
      ...(FILES.test(request.url) && !alone ? NOSNIFF : SECURITY_HEADERS),
    });
  });
}
