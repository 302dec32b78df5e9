import { unitKey, type UnitRef } from '../composition/unit.ts';
import { FAILURE_EVENT, type BrowserFailure } from './browser-failure.ts';

/** A tab that is open for days keeps this many failures and no more. */
const KEPT = 20;

interface FailureFacts extends Pick<BrowserFailure, 'version' | 'edition' | 'stage' | 'fellBackTo'> {
  ref: UnitRef;
  error: unknown;
}

/**
 * Tells of a failure that was dealt with. It is no uncaught error, so it goes neither to the console nor to
 * `window.onerror`: into a queue, and out as an event.
 */
export function reportFailure({ ref, error, ...facts }: FailureFacts): void {
  const failure: BrowserFailure = {
    ...facts,
    unit: unitKey(ref),
    remote: ref.remote,
    message: error instanceof Error ? error.message : String(error),
    at: Date.now(),
  };
  window.meadowlarkFailures = [...(window.meadowlarkFailures ?? []), failure].slice(-KEPT);
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));
}
