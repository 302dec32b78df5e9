import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether an Authorization header carries this bearer token. Compares SHA-256 digests, so the time reveals neither the
 * token nor its length.
 */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
