import { STALE_SECONDS } from '../pages/cache-control.ts';
import type { ViewFacts } from './view-facts.ts';

/** A view in which something was replaced or left out is made again soon: the cause may have gone. */
const PROVISIONAL_FRESH_MS = 2000;
const PROVISIONAL_STALE_MS = 30_000;
/** One in which something is missing goes to those who ask at the same moment. */
const LACKING_FRESH_MS = 1000;

/** When something was made, and how long it is good. Milliseconds, of the clock of `Date.now()`. */
export interface Lifetime {
  madeAt: number;
  freshMs: number;
  /** How long after that it may still be sent while a new one is made. */
  staleMs: number;
}

export function lifetime(
  madeAt: number,
  { freshSeconds, provisional, lacking }: Pick<ViewFacts, 'freshSeconds' | 'provisional' | 'lacking'>,
): Lifetime {
  // Who asks again for what was missing is to get an answer of that moment.
  if (lacking) return { madeAt, freshMs: LACKING_FRESH_MS, staleMs: 0 };
  return provisional
    ? { madeAt, freshMs: PROVISIONAL_FRESH_MS, staleMs: PROVISIONAL_STALE_MS }
    : { madeAt, freshMs: freshSeconds * 1000, staleMs: STALE_SECONDS * 1000 };
}

export function stageOf({ madeAt, freshMs, staleMs }: Lifetime, now: number): 'fresh' | 'stale' | 'over' {
  const age = now - madeAt;
  if (age < freshMs) return 'fresh';
  return age < freshMs + staleMs ? 'stale' : 'over';
}
