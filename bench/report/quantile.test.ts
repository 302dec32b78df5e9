import { median, quantile, spreadOf } from './quantile.ts';

describe('the middle of some figures', () => {
  it('is the one in the middle, whatever their order', () => {
    expect(median([9, 1, 100])).toBe(9);
  });

  it('lies between two where their number is even', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('is the only one where there is one', () => {
    expect(median([7])).toBe(7);
  });

  it('orders numbers as numbers', () => {
    expect(median([10, 9, 100])).toBe(10);
  });
});

describe('quartiles', () => {
  it('lie a quarter and three quarters of the way', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ count: 5, median: 3, low: 2, high: 4 });
  });

  it('lie between neighbors where they fall between them', () => {
    expect(quantile([0, 10], 0.25)).toBe(2.5);
  });
});

it('nothing has no spread, and no quantile', () => {
  expect(spreadOf([])).toBeNull();
  expect(() => quantile([], 0.5)).toThrow('no figures');
});
