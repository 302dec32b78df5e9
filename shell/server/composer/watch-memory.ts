import { getHeapStatistics } from 'node:v8';
import type { Phase } from '../protocol/activity.ts';
import type { Phases } from './isolation/watch-language.ts';

/** Bytes outside of the heap, such as buffers: `resourceLimits` do not bound them. */
const LIMIT = 256 * 2 ** 20;
/** Growth below this may still be collected. */
const NOTED_FROM = LIMIT / 2;

/** `process.memoryUsage()` also reads a file of the system: 28 microseconds instead of 0.2. */
const bytesNow = () => getHeapStatistics().external_memory;

/**
 * Announces phases, and records by how much the memory grew in those of each release. Calls `full` once, at the end of a
 * phase, when the memory exceeds the limit: with the last phase of the release that took more than half of it, which may not
 * be the one that is running; null if none did.
 */
export function watchMemory(phases: Phases, full: (phase: Phase | null) => void, memory = bytesNow): Phases {
  const grown = new Map<string, { phase: Phase; bytes: number }>();
  let last: Phase | null = null;
  let before = memory();
  let isFull = false;
  const note = () => {
    const now = memory();
    if (now < NOTED_FROM) grown.clear();
    else if (last) {
      const bytes = (grown.get(last.release)?.bytes ?? 0) + now - before;
      grown.set(last.release, { phase: last, bytes });
    }
    before = now;
  };
  return {
    begin(phase) {
      if (phase.release !== last?.release) note();
      last = phase;
      phases.begin(phase);
    },
    end() {
      note();
      last = null;
      phases.end();
      if (isFull || before <= LIMIT) return;
      isFull = true;
      const most = [...grown.values()].find(({ bytes }) => bytes > (LIMIT - NOTED_FROM) / 2);
      full(most?.phase ?? null);
    },
  };
}
