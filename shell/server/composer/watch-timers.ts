import type { Phase } from '../protocol/activity.ts';
import type { Phases } from './isolation/watch-language.ts';

const SPAN_MS = 2000;
/** Share of the span. */
const MAX_SHARE = 0.5;

/**
 * Announces phases, and measures those of timers with what follows each directly. Calls `held` once, with the phase of a
 * release whose timers took half of a span: for example, every request has started an interval. Each timer lets others have
 * a turn, so that it is not a stall; and they keep running after another release has replaced it. A timer takes long on a
 * busy machine too: nobody is named for a span in which the thread had a CPU for less than half of the time.
 *
 * @param cpuMs CPU time of this thread, in milliseconds
 */
export function watchTimers(
  phases: Phases,
  held: (phase: Phase) => void,
  cpuMs: () => number,
  now: () => number = () => performance.now(),
): Phases {
  const used = new Map<string, number>();
  let since = now();
  let cpuSince = cpuMs();
  let isHeld = false;
  let running: { phase: Phase; at: number } | null = null;
  const ended = () => {
    if (!running) return;
    const { phase, at } = running;
    used.set(phase.release, (used.get(phase.release) ?? 0) + now() - at);
    running = null;
  };
  return {
    begin(phase) {
      // Not twice at a time: microtasks of a release are announced as its timers, and wait for each other.
      if (phase.phase === 'timer' && !running) {
        running = { phase, at: now() };
        // The second comes after what waited for the timer.
        queueMicrotask(() => queueMicrotask(ended));
      }
      phases.begin(phase);
    },
    end() {
      phases.end();
      const passed = now() - since;
      if (isHeld || passed < SPAN_MS) return;
      const worked = cpuMs() - cpuSince;
      const [release] = [...used].find(([, ms]) => ms > MAX_SHARE * passed) ?? [];
      used.clear();
      since += passed;
      cpuSince += worked;
      if (release === undefined || worked < MAX_SHARE * passed) return;
      isHeld = true;
      held({ release, unit: null, job: null, phase: 'timer' });
    },
  };
}
