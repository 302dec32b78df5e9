import type { Sample } from '../sample.ts';
import { ratioOf, valuesOf, type Metric } from './compare.ts';

const PAINT: Metric = { part: 'lab', scene: 'front', figure: 'firstPaint' };

function samples(of: string, ...values: number[]): Sample[] {
  return values.map((value, round) => ({ ...PAINT, of, value, round }));
}

describe('a ratio', () => {
  it('is the middle of the ratios of each round', () => {
    // A disturbance in the second round that slowed both is no difference between them.
    const all = [...samples('ours', 100, 900, 120), ...samples('theirs', 100, 900, 100)];
    expect(ratioOf(all, 'ours', 'theirs', PAINT)).toBe(1);
  });

  it('leaves out rounds in which one of them failed', () => {
    const all = [...samples('ours', 100, 300), ...samples('theirs', 50)];
    expect(ratioOf(all, 'ours', 'theirs', PAINT)).toBe(2);
  });

  it('is none against nothing', () => {
    expect(ratioOf(samples('ours', 100), 'ours', 'theirs', PAINT)).toBeNull();
    expect(ratioOf([...samples('ours', 5), ...samples('theirs', 0)], 'ours', 'theirs', PAINT)).toBeNull();
  });

  it('may compare two different things of a round', () => {
    const other: Metric = { ...PAINT, scene: 'see all', figure: 'seeAllWorks' };
    const all = [...samples('ours', 300), { ...other, of: 'theirs', value: 600, round: 0 }];
    expect(ratioOf(all, 'ours', 'theirs', PAINT, other)).toBe(0.5);
  });
});

it('figures of other scenes do not count', () => {
  const all = [...samples('ours', 1), { ...PAINT, scene: 'post', of: 'ours', value: 2, round: 0 }];
  expect(valuesOf(all, 'ours', PAINT)).toEqual([1]);
});
