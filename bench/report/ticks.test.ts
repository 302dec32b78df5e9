import { ticks } from './ticks.ts';

describe('numbers on an axis', () => {
  it.each([
    [100, [0, 20, 40, 60, 80, 100]],
    [87, [0, 20, 40, 60, 80, 100]],
    [0.61, [0, 0.2, 0.4, 0.6, 0.8]],
    [3, [0, 1, 2, 3]],
    [9876, [0, 2000, 4000, 6000, 8000, 10_000]],
  ])('up to %f are round and go beyond it', (most, expected) => {
    expect(ticks(most)).toEqual(expected);
  });

  it('are there even where everything is 0', () => {
    expect(ticks(0)).toEqual([0, 1]);
  });
});
