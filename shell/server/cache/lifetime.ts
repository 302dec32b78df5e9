import { STALE_SECONDS } from '../pages/cache-control.ts';

/** A view in which something was replaced or left out is made again soon: the cause may have gone. */
const PROVISIONAL_FRESH_MS = 2000;
const PROVISIONAL_STALE_MS = 30_000;

/** When something was made, and how long it is good. Milliseconds, of the clock of `Date.now()`. */
export interface Lifetime {
  madeAt: number;
  freshMs: number;
  /** How long after that it may still be sent while a new one is made. */
  staleMs: number;
}

export function lifetime(madeAt: number, freshSeconds: number, provisional: boolean): Lifetime {
  return provisional
    ? { madeAt, freshMs: PROVISIONAL_FRESH_MS, staleMs: PROVISIONAL_STALE_MS }
    : { madeAt, freshMs: freshSeconds * 1000, staleMs: STALE_SECONDS * 1000 };
}

export function stageOf({ madeAt, freshMs, staleMs }: Lifetime, now: number): 'fresh' | 'stale' | 'over' {
  const age = now - madeAt;
  if (age < freshMs) return 'fresh';
  return age < freshMs + staleMs ? 'stale' : 'over';
}
