import type { Sample } from '../sample.ts';
import { judge } from './judge.ts';
import type { Metric } from './compare.ts';
import type { Target } from './targets.ts';

const SPEED: Metric = { part: 'load', scene: 'cached page', figure: 'perSecond' };

function samples(of: string, ...values: number[]): Sample[] {
  return values.map((value, round) => ({ ...SPEED, of, value, round }));
}

function ratioTarget(bound: 'at most' | 'at least', limit: number): Target {
  return {
    kind: 'ratio',
    what: 'speed',
    of: 'site',
    to: 'finished',
    metric: SPEED,
    otherMetric: SPEED,
    bound,
    limit,
  };
}

describe('a target against another', () => {
  it.each([
    ['at most', 1.1, 110, true],
    ['at most', 1.1, 111, false],
    ['at least', 0.8, 80, true],
    ['at least', 0.8, 79, false],
  ] as const)('%s %f times, with %f against 100: met is %s', (bound, limit, ours, met) => {
    const all = [...samples('site', ours), ...samples('finished', 100)];
    expect(judge(ratioTarget(bound, limit), all).met).toBe(met);
  });

  it('is neither met nor missed when the other was not there', () => {
    expect(judge(ratioTarget('at most', 1), samples('site', 1))).toMatchObject({
      measured: 'not measured',
      met: null,
    });
  });

  it('says both figures and how they stand to each other', () => {
    const all = [...samples('site', 41_000), ...samples('finished', 50_000)];
    expect(judge(ratioTarget('at least', 0.8), all).measured).toBe('0.82 (41,000 against 50,000)');
  });
});

describe('a target by itself', () => {
  const target: Target = {
    kind: 'value',
    what: 'blocking time',
    of: 'site',
    metric: { part: 'lab', scene: 'front', figure: 'blocking' },
    limit: 50,
  };
  const blocking = (...values: number[]): Sample[] =>
    values.map((value, round) => ({ ...target.metric, of: 'site', value, round }));

  it('is judged by the median, not by the worst', () => {
    expect(judge(target, blocking(10, 20, 500))).toMatchObject({ measured: '20 ms', met: true });
  });

  it('is missed beyond the limit', () => {
    expect(judge(target, blocking(51)).met).toBe(false);
  });

  it('is not met by a run that did not look', () => {
    expect(judge(target, []).met).toBeNull();
  });
});
