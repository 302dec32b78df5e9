import type { Phase } from '../protocol/activity.ts';
import { watchTimers } from './watch-timers.ts';

const IDLE = { begin: () => {}, end: () => {} };
const timerOf = (release: string): Phase => ({ release, unit: null, job: null, phase: 'timer' });

type Timer = readonly [release: string, sync: number, then: number];

const times = (count: number, timer: Timer) => Array.from({ length: count }, () => timer);

/**
 * Timers one after the other: how long each takes, and what follows it in a promise. The rest of 2.1 s is idle. The thread
 * has this share of a CPU (`cpus`).
 */
async function watched(timers: readonly Timer[], cpus = 1): Promise<Phase[]> {
  const held: Phase[] = [];
  let time = 0;
  const watch = watchTimers(
    IDLE,
    (phase) => held.push(phase),
    () => time * cpus,
    () => time,
  );
  for (const [release, sync, then] of timers) {
    watch.begin(timerOf(release));
    time += sync;
    queueMicrotask(() => (time += then));
    await new Promise(setImmediate);
  }
  time = Math.max(time, 2100);
  watch.end();
  watch.end();
  return held;
}

it('names the release whose timers take half of the time, including promises that follow them', async () => {
  expect(await watched(times(220, ['news@1', 5, 0]))).toEqual([timerOf('news@1')]);
  expect(await watched(times(220, ['news@1', 0, 5]))).toEqual([timerOf('news@1')]);
});

it('names no release for timers of several releases, or for waiting timers', async () => {
  expect(await watched(['news@1', 'blog@1'].flatMap((name) => times(180, [name, 5, 0])))).toEqual([]);
  expect(await watched(times(100, ['news@1', 5, 0]))).toEqual([]);
});

it('names no release on a busy machine, where a timer of one millisecond takes twenty', async () => {
  expect(await watched(times(105, ['news@1', 20, 0]), 0.05)).toEqual([]);
});
