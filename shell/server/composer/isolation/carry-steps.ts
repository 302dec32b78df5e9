import type { WatchedSteps } from './watch-language.ts';

/**
 * Code that goes on in a turn of its own, as React does to render, goes on under the step that asked for the turn: other
 * views may have begun steps in between.
 */
export function carrySteps(steps: WatchedSteps): void {
  const later = globalThis.setImmediate;
  const carrying = (callback: (...values: unknown[]) => void, ...values: unknown[]) => {
    const step = steps.current();
    return later(() => {
      if (step) steps.begin(step);
      callback(...values);
    });
  };
  globalThis.setImmediate = carrying as typeof setImmediate;
}
