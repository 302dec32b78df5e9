import type { Step } from '../protocol/activity.ts';
import { watchHeap } from './watch-heap.ts';

const MIB = 2 ** 20;
const IDLE = { begin: () => {}, end: () => {} };

function stepOf(release: string): Step {
  return { release, unit: null, job: 1, step: 'load' };
}

/** Steps of releases, with the MiB of the heap when each ends; `made` at the end. */
function watched(steps: readonly [string, number][], made: Record<string, number>) {
  const found: (Step | null)[] = [];
  const noted: string[] = [];
  let used = 60;
  const watch = watchHeap(IDLE, (step) => found.push(step), {
    used: () => used * MIB,
    begin: () => noted.push('begin'),
    end: () => noted.push('end'),
    made: () => new Map(Object.entries(made)),
  });
  for (const [release, now] of steps) {
    watch.begin(stepOf(release));
    used = now;
    watch.end();
  }
  return { found, noted };
}

it('names the release that made most of the growth, once, and not the running one', () => {
  const steps: [string, number][] = [
    ['news@1', 260],
    ['static@2', 400],
    ['news@1', 460],
    ['news@1', 470],
  ];
  expect(watched(steps, { 'static@2': 120, 'news@1': 80 }).found).toEqual([stepOf('static@2')]);
  expect(watched(steps, { 'static@2': 70, 'news@1': 70, 'shell@1': 60 }).found).toEqual([null]);
});

it('does not sample while the heap has its usual size, and stops when it has it again', () => {
  expect(watched([['news@1', 200]], {})).toEqual({ found: [], noted: [] });
  const steps: [string, number][] = [
    ['news@1', 300],
    ['news@1', 350],
    ['news@1', 100],
  ];
  expect(watched(steps, {})).toEqual({ found: [], noted: ['begin', 'end'] });
});
