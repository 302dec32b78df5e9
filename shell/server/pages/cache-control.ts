import type { Picked } from './pick-edition.ts';

/** Seconds for which a cache may go on serving a stale page while it fetches a fresh one. */
export const STALE_SECONDS = 600;

/**
 * A good page is fresh for its policy's lifetime and may be served stale while a new one is made; a missing one is
 * kept shortly; a failed one never.
 */
export function cacheControl(
  status: number,
  freshSeconds: number,
  staleSeconds: number = STALE_SECONDS,
): string {
  if (status >= 500) return 'no-store';
  const lifetime = status === 200 ? freshSeconds : Math.min(freshSeconds, 10);
  return `public, max-age=0, s-maxage=${lifetime}, stale-while-revalidate=${staleSeconds}`;
}

/** The headers by which caches keep apart what readers of different editions get. */
export function editionHeaders({ choice, cache, cookie }: Picked, lifetime: string): Record<string, string> {
  return {
    'x-edition': choice.edition.id,
    'cache-control': cache === 'nobody' ? 'private, no-store' : lifetime,
    ...(cache === 'bucket' && { vary: 'cookie' }),
    ...(cookie !== null && { 'set-cookie': cookie }),
  };
}
