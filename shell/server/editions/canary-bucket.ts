import { randomInt } from 'node:crypto';

/** Readers are dealt into this many buckets; a percentage of them is that many buckets. */
const BUCKETS = 100;
const DAY_SECONDS = 86_400;

/** The reader's bucket as the cookie says it, or null where it says none. The cookie is the reader's to change. */
export function bucketOf(cookies: string | undefined): number | null {
  const found = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return found === undefined ? null : Number(found);
}

export function newBucket(): number {
  return randomInt(BUCKETS);
}

/** A first-party cookie for a day, which holds the number of a bucket and nothing else. */
export function bucketCookie(bucket: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `bucket=${bucket}; Path=/; Max-Age=${DAY_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
}
