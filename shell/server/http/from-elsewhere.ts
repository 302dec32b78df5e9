import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site sent a request. Browsers before 2023, and all browsers without HTTPS, say only the origin
 * of that page. Requests without either header are not a browser's, so nobody is tricked into them.
 *
 * @param origin public origin of this site; the server may have other addresses
 */
export function isFromElsewhere(
  { 'sec-fetch-site': site, origin: from, host }: IncomingHttpHeaders,
  origin: string,
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return from !== undefined && ![origin, `https://${host}`, `http://${host}`].includes(from);
}
