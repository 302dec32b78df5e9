import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits: nobody guesses them, and the addresses in the page stay shorter. */
const SIGNATURE_BYTES = 16;

/**
 * Whether a signature is the site's own for this path segment: the first 16 bytes of HMAC-SHA256 over the segment as
 * it is written, in base64url. The comparison takes the same time wherever they differ.
 */
export function isSignedWith(key: string, segment: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', key).update(segment).digest().subarray(0, SIGNATURE_BYTES);
  return given.length === SIGNATURE_BYTES && timingSafeEqual(given, right);
}
