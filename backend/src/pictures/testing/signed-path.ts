import { createHmac } from 'node:crypto';

export const KEY = 'a key of the test, long enough to be one';
/** A new key; `KEY` stays valid for a while. */
export const NEWER_KEY = 'a newer key of the tests, for new pages only';

/** A URL as a path segment. */
export function segmentOf(address: string): string {
  return Buffer.from(address).toString('base64url');
}

/** Signs a segment as the site does. */
export function sign(segment: string, key = KEY): string {
  return createHmac('sha256', key).update(segment).digest().subarray(0, 16).toString('base64url');
}

/** The signed path of a picture. */
export function signedPath(address: string): string {
  const segment = segmentOf(address);
  return `/pictures/${sign(segment)}/${segment}`;
}
