import type { Sample } from '../sample.ts';
import { chartOf, CURVES } from './curves.ts';

const memory = CURVES.find(({ file }) => file === 'releases-memory.svg');

function sample(scene: string, value: number, figure: Sample['figure'] = 'resident'): Sample {
  return { part: 'growth', of: 'site', scene, figure, value, round: 0 };
}

it('a curve takes the medians of its own scenes, in order of what was counted', () => {
  const samples = [
    sample('100 releases', 90),
    sample('25 releases', 80),
    sample('25 releases', 84),
    sample('25 remotes', 1),
    sample('25 releases', 1, 'renderTime'),
  ];
  expect(memory && chartOf(memory, samples)?.points).toEqual([
    [25, 82],
    [100, 90],
  ]);
});

it('one point is no curve', () => {
  expect(memory && chartOf(memory, [sample('25 releases', 80)])).toBeNull();
});

it('every picture has a name of its own', () => {
  expect(new Set(CURVES.map(({ file }) => file)).size).toBe(CURVES.length);
});
