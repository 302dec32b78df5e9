import { createHmac } from 'node:crypto';

export const KEY = 'a key of the test, long enough to be one';

/** An address as a segment of a path. */
export function segmentOf(address: string): string {
  return Buffer.from(address).toString('base64url');
}

/** Signs a segment as the site does. */
export function sign(segment: string, key = KEY): string {
  return createHmac('sha256', key).update(segment).digest().subarray(0, 16).toString('base64url');
}

/** The path of a picture, as the site writes it. */
export function signedPath(address: string): string {
  const segment = segmentOf(address);
  return `/pictures/${sign(segment)}/${segment}`;
}
