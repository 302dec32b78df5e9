import type { Lifetime } from './cached-page.ts';

/** The name of this cache in `Cache-Status` (RFC 9211). */
const NAME = 'meadowlark';

/** From the cache. `ttl`: seconds that it stays fresh; negative if it is stale. */
export function hitStatus({ madeAt, freshMs }: Lifetime): string {
  return `${NAME}; hit; ttl=${Math.floor((madeAt + freshMs - Date.now()) / 1000)}`;
}

export const MISS_STATUS = `${NAME}; fwd=uri-miss`;

export const LATE_STATUS = `${NAME}; fwd=uri-miss; detail=late`;

/** Not cached as it is sent. `off`: there is no cache. `staff`: it shows more than readers get. `lite`: without pictures. */
export function bypassStatus(why: 'off' | 'staff' | 'lite'): string {
  return `${NAME}; fwd=bypass; detail=${why}`;
}
