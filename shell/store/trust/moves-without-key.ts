import { isDeepStrictEqual } from 'node:util';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { nextStep } from '../next-step.ts';
import { UNSIGNED } from './refused.ts';

/** Clocks of servers differ by less. */
const SKEW_MS = 60_000;

export interface TrustedMove {
  move: Live;
  /** When the last signed move was made, this one or an earlier one, and its number. */
  signedAt: string;
  signedNumber: number;
  /** When the last signed move that set the canary's step was made, and how many steps servers have taken since. */
  steps: { since: string; taken: number };
}

/**
 * Servers have no key. Their moves of a canary are trusted without one, because the previous signed move allows them: they end
 * the canary, or take the next of its timed steps, no earlier than scheduled. Returns why any other move is not trusted, also if
 * the previous move is unknown (null).
 */
export function refusalWithoutKey(before: TrustedMove | null, move: Live): string | null {
  if (!before) return UNSIGNED;
  const { move: last, steps } = before;
  const { canary } = last;
  if (!canary || !isDeepStrictEqual(last.frozen, move.frozen)) return UNSIGNED;
  const leaves = (state: Pick<Live, 'edition' | 'digest' | 'canary'>) =>
    isDeepStrictEqual([state.edition, state.digest, state.canary], [move.edition, move.digest, move.canary]);
  if (move.action === 'halt' && leaves({ ...last, canary: null })) return null;
  const step = nextStep(last, canary);
  const { digest } = step?.action === 'promote' ? canary : last;
  if (
    move.action !== step?.action ||
    !leaves({ ...last, ...step, ...(digest !== undefined && { digest }) })
  ) {
    return UNSIGNED;
  }
  if (last.frozen) return `${UNSIGNED}, and promotions are frozen`;
  const every = canary.steps?.everySeconds ?? null;
  if (every === null) return `${UNSIGNED}, and the steps of this canary are taken manually`;
  const now = Date.now();
  const due = Date.parse(steps.since) + (steps.taken + 1) * every * 1000;
  return now >= due - SKEW_MS
    ? null
    : `${UNSIGNED}, and takes a step of the canary before ${new Date(due).toISOString()}; by the clock of this machine it is ${new Date(now).toISOString()}`;
}
