import { SITE } from '@meadowlark/shared/site.ts';
import { addressesIn, scriptsIn, webOrigins } from '../pages/web-addresses.ts';

const FRAMES = webOrigins(addressesIn(SITE.embeds));

/**
 * What the standalone page of a release may do: run its own script, ask the backend of this site, show the outside
 * services of site.ts. Pictures of feeds come from where they are, because nothing signs their addresses here; the page
 * is for staff, and readers are never sent to it.
 */
export const STANDALONE_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${scriptsIn(SITE.embeds).join(' ')}`.trim(),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  `frame-src ${FRAMES.length > 0 ? FRAMES.join(' ') : "'none'"}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Whether an address is that of a standalone page: `/releases/news/1.0.0/web/standalone/index.html?unit=1`. */
export function isStandalonePage(url: string): boolean {
  return /^\/releases\/[^/]+\/[^/]+\/web\/standalone\/index\.html(?:\?|$)/.test(url);
}
