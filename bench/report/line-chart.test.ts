import { lineChart, scale, ticks, type LineChart } from './line-chart.ts';

describe('a scale', () => {
  it('by sums puts what is half as large half-way', () => {
    expect(scale('sum', [0, 100], [200, 0])(50)).toBe(100);
  });

  it('by factors gives every tenfold the same room', () => {
    const x = scale('factor', [10, 1000], [0, 200]);
    expect([x(10), x(100), x(1000)]).toEqual([0, 100, 200]);
  });

  it('of one value alone has it at the beginning', () => {
    expect(scale('sum', [5, 5], [10, 90])(5)).toBe(10);
  });
});

describe('a chart', () => {
  const chart: LineChart = {
    title: 'Heap <all>',
    across: 'releases',
    up: 'MB',
    acrossBy: 'sum',
    points: [
      [1, 80],
      [2, 90],
      [300, 100],
    ],
  };

  it('draws every point within the picture, higher where there is more', () => {
    const points = [...lineChart(chart).matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(points).toHaveLength(3);
    expect(points.every(([x = -1, y = -1]) => x > 0 && x < 640 && y > 0 && y < 336)).toBe(true);
    expect(points[2]?.[1]).toBeLessThan(points[0]?.[1] ?? 0);
  });

  it('writes no two labels over each other', () => {
    expect(lineChart(chart)).not.toContain('>2</text>');
  });

  it('tells its figures to those who do not see it, and escapes its words', () => {
    expect(lineChart(chart)).toContain('MB by releases. 1: 80; 2: 90; 300: 100');
    expect(lineChart(chart)).toContain('Heap &lt;all&gt;');
  });
});

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
