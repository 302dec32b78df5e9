import type { Sample } from '../sample.ts';
import { leftOut, newestRuns } from './newest-runs.ts';
import type { Run } from './run.ts';

/** A run of scenes, each with its contestants. */
function run(started: string, scenes: Readonly<Record<string, readonly string[]>>): Run {
  const samples = Object.entries(scenes).flatMap(([scene, contestants]) =>
    contestants.map((of): Sample => ({ part: 'lab', of, scene, figure: 'firstPaint', value: 1, round: 0 })),
  );
  return {
    started,
    minutes: 1,
    command: '',
    quick: false,
    machine: {
      cpus: 4,
      model: '',
      memoryGb: 8,
      system: '',
      node: '',
      chromium: null,
      loadBefore: 0,
      loadAfter: 0,
    },
    throttle: null,
    contestants: [],
    samples,
    failures: [],
  };
}

const summary = (runs: Run[]) =>
  runs.map(({ started, samples }) => [started, ...new Set(samples.map(({ scene }) => scene))]);

const WHOLE = run('2026-01', { front: ['site', 'next'], post: ['site', 'next'] });

it('a run of one scene takes its place, and the others stay', () => {
  const part = run('2026-02', { front: ['site', 'next', 'astro5'] });
  expect(summary(newestRuns([part, WHOLE]))).toEqual([
    ['2026-01', 'post'],
    ['2026-02', 'front'],
  ]);
  expect(leftOut(part, [part, WHOLE])).toEqual([]);
});

it('a run without a peer that was there takes nothing away, and says so', () => {
  const alone = run('2026-02', { front: ['site'], home: ['site'] });
  expect(summary(newestRuns([WHOLE, alone]))).toEqual([
    ['2026-01', 'front', 'post'],
    ['2026-02', 'home'],
  ]);
  expect(leftOut(alone, [WHOLE, alone])).toEqual(['lab: front']);
});

it('a run without a peer that no target of the scene names takes its place', () => {
  const before = run('2026-01', { front: ['site', 'next', 'ssr-mono'], post: ['site', 'ssr-mono'] });
  const after = run('2026-02', { front: ['site', 'next'] });
  expect(summary(newestRuns([before, after]))).toEqual([
    ['2026-01', 'post'],
    ['2026-02', 'front'],
  ]);
});

it('one run that measured everything stands alone', () => {
  const later = run('2026-03', { front: ['site', 'next'], post: ['site', 'next'] });
  expect(summary(newestRuns([WHOLE, later]))).toEqual([['2026-03', 'front', 'post']]);
});

it('nothing measured gives nothing', () => {
  expect(newestRuns([run('2026-01', {})])).toEqual([]);
});
