import type { CanaryStep } from '../../../store/next-step.ts';
import { triedReleases, type LiveEditions } from '../editions.ts';

/**
 * Says when a canary's step has lasted its time. Each server measures by its own clock from when it took the step:
 * clocks of machines differ, and a server that has just started has not seen how the step went.
 */
export class StepClock {
  #step = '';
  #since = 0;
  #live: LiveEditions | null = null;

  watch(live: LiveEditions): void {
    this.#live = live;
    const step = `${triedReleases(live)} ${live.canary?.percent}`;
    if (step === this.#step) return;
    this.#step = step;
    this.#since = performance.now();
  }

  /** The step that may end now; null if there is none, or if only a person may end it. */
  due(): CanaryStep | null {
    const canary = this.#live?.canary;
    const every = canary?.steps?.everySeconds ?? null;
    if (!canary || every === null || performance.now() - this.#since < every * 1000) return null;
    return { edition: canary.edition.id, percent: canary.percent };
  }
}
