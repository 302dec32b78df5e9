import type { Phase } from '../protocol/activity.ts';
import { watchHeap } from './watch-heap.ts';

const MIB = 2 ** 20;
const IDLE = { begin: () => {}, end: () => {} };

function stepOf(release: string): Phase {
  return { release, unit: null, job: 1, phase: 'load' };
}

/** Phases of releases, with the MiB of the heap when each ends; `made` at the end. */
function watched(phases: readonly [string, number][], made: Record<string, number>) {
  const found: (Phase | null)[] = [];
  const noted: string[] = [];
  let used = 60;
  const watch = watchHeap(IDLE, (phase) => found.push(phase), {
    used: () => used * MIB,
    begin: () => noted.push('begin'),
    end: () => noted.push('end'),
    made: () => new Map(Object.entries(made)),
  });
  for (const [release, now] of phases) {
    watch.begin(stepOf(release));
    used = now;
    watch.end();
  }
  return { found, noted };
}

it('names the release that made most of the growth, once, and not the running one', () => {
  const phases: [string, number][] = [
    ['news@1', 260],
    ['static@2', 400],
    ['news@1', 460],
    ['news@1', 470],
  ];
  expect(watched(phases, { 'static@2': 120, 'news@1': 80 }).found).toEqual([stepOf('static@2')]);
  expect(watched(phases, { 'static@2': 70, 'news@1': 70, 'shell@1': 60 }).found).toEqual([null]);
});

it('does not sample while the heap has its usual size, and stops when it has it again', () => {
  expect(watched([['news@1', 200]], {})).toEqual({ found: [], noted: [] });
  const phases: [string, number][] = [
    ['news@1', 300],
    ['news@1', 350],
    ['news@1', 100],
  ];
  expect(watched(phases, {})).toEqual({ found: [], noted: ['begin', 'end'] });
});
