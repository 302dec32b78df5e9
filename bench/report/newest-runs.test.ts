import type { Part, Sample } from '../sample.ts';
import { newestRuns } from './newest-runs.ts';
import type { Run } from './run.ts';

function run(started: string, ...parts: Part[]): Run {
  const sample = (part: Part): Sample => ({
    part,
    of: 'site',
    scene: 'front',
    figure: 'firstPaint',
    value: 1,
    round: 0,
  });
  return {
    started,
    minutes: 1,
    command: '',
    quick: false,
    machine: {
      processors: 4,
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
    samples: parts.map(sample),
    failures: [],
  };
}

const summary = (runs: Run[]) =>
  runs.map(({ started, samples }) => [started, ...samples.map(({ part }) => part)]);

it('the newest run of a part counts, the older one no more', () => {
  const runs = [run('2026-02', 'load'), run('2026-01', 'lab', 'load')];
  expect(summary(newestRuns(runs))).toEqual([
    ['2026-01', 'lab'],
    ['2026-02', 'load'],
  ]);
});

it('one run that measured everything stands alone', () => {
  const runs = [run('2026-01', 'lab', 'load'), run('2026-03', 'lab', 'load', 'growth')];
  expect(summary(newestRuns(runs))).toEqual([['2026-03', 'lab', 'load', 'growth']]);
});

it('nothing measured gives nothing', () => {
  expect(newestRuns([run('2026-01')])).toEqual([]);
});
