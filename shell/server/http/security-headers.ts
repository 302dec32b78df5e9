import type { FastifyInstance } from 'fastify';
import { isStandalonePage, STANDALONE_POLICY } from './page-policy.ts';

/** Responses that are not pages may not run scripts, fetch or be framed. SVG drawings keep their styles. */
export const NOT_A_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const NOSNIFF = { 'x-content-type-options': 'nosniff' } as const;

/**
 * What no page of the site uses, and no release may use: devices, sensors (Android asks nobody before it reports movement),
 * payment, requests that block the page, and `unload`, which keeps pages out of the cache for Back.
 */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'sync-xhr',
  'unload',
  'usb',
];

/** Headers of all responses that a browser may show as a document. */
export const SECURITY_HEADERS = {
  ...NOSNIFF,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': DENIED.map((feature) => `${feature}=()`).join(', '),
} as const;

/** Files of pages. A first view has a dozen, so they carry no headers that only matter for documents. */
const FILES = /^\/(?:releases|pictures)\//;
/** Files that browsers show as plain text. */
const NO_DOCUMENT = /^\/releases\/[^?]*\.(?:js|css|woff2)(?:\?|$)/;

/** Sets the headers of every response. Pages override the policy. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isStandalone = isStandalonePage(request.url);
    reply.headers({
      ...(!NO_DOCUMENT.test(request.url) && {
        'content-security-policy': isStandalone ? STANDALONE_POLICY : NOT_A_PAGE,
      }),
      ...(isStandalone && { 'x-robots-tag': 'noindex' }),
      ...(FILES.test(request.url) && !isStandalone ? NOSNIFF : SECURITY_HEADERS),
    });
  });
}
