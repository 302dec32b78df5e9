import type { Step } from '../protocol/activity.ts';
import type { Steps } from './isolation/watch-language.ts';

const SPAN_MS = 2000;
/** Of the span. */
const MOST = 0.5;

/**
 * Announces steps, and measures those of timers with what follows each at once. Calls `held` once, with the step of a release
 * whose timers took half of a span: every request has begun an interval, say. Each lets others have a turn, so that no
 * stall tells of it; and they run on when another release has taken its place. A timer takes long on a busy machine too: nobody is
 * named for a span in which the thread had a processor for less than half of the time.
 *
 * @param processorMs processor time of this thread, in milliseconds
 */
export function watchTimers(
  steps: Steps,
  held: (step: Step) => void,
  processorMs: () => number,
  now: () => number = () => performance.now(),
): Steps {
  const used = new Map<string, number>();
  let since = now();
  let processorSince = processorMs();
  let isHeld = false;
  let running: { step: Step; at: number } | null = null;
  const ended = () => {
    if (!running) return;
    const { step, at } = running;
    used.set(step.release, (used.get(step.release) ?? 0) + now() - at);
    running = null;
  };
  return {
    begin(step) {
      // Not twice at a time: microtasks of a release are announced as its timers, and wait for each other.
      if (step.step === 'timer' && !running) {
        running = { step, at: now() };
        // The second comes after what waited for the timer.
        queueMicrotask(() => queueMicrotask(ended));
      }
      steps.begin(step);
    },
    end() {
      steps.end();
      const passed = now() - since;
      if (isHeld || passed < SPAN_MS) return;
      const worked = processorMs() - processorSince;
      const [release] = [...used].find(([, ms]) => ms > MOST * passed) ?? [];
      used.clear();
      since += passed;
      processorSince += worked;
      if (release === undefined || worked < MOST * passed) return;
      isHeld = true;
      held({ release, unit: null, job: null, step: 'timer' });
    },
  };
}
