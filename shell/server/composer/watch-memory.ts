import { getHeapStatistics } from 'node:v8';
import type { Step } from '../protocol/activity.ts';
import type { Steps } from './isolation/watch-language.ts';

/** Bytes outside of the heap, such as buffers: `resourceLimits` do not bound them. */
const LIMIT = 256 * 2 ** 20;
/** Growth below this may still be collected. */
const NOTED_FROM = LIMIT / 2;

/** `process.memoryUsage()` also reads a file of the system: 28 microseconds instead of 0.2. */
const bytesNow = () => getHeapStatistics().external_memory;

/**
 * Announces steps, and records by how much the memory grew in those of each release. Calls `full` once, at the end of a
 * step, when the memory exceeds the limit: with the last step of the release that took more than half of it, which may not
 * be the one that is running; null if none did.
 */
export function watchMemory(steps: Steps, full: (step: Step | null) => void, memory = bytesNow): Steps {
  const grown = new Map<string, { step: Step; bytes: number }>();
  let last: Step | null = null;
  let before = memory();
  let isFull = false;
  const note = () => {
    const now = memory();
    if (now < NOTED_FROM) grown.clear();
    else if (last) {
      const bytes = (grown.get(last.release)?.bytes ?? 0) + now - before;
      grown.set(last.release, { step: last, bytes });
    }
    before = now;
  };
  return {
    begin(step) {
      if (step.release !== last?.release) note();
      last = step;
      steps.begin(step);
    },
    end() {
      note();
      last = null;
      steps.end();
      if (isFull || before <= LIMIT) return;
      isFull = true;
      const most = [...grown.values()].find(({ bytes }) => bytes > (LIMIT - NOTED_FROM) / 2);
      full(most?.step ?? null);
    },
  };
}
