import { blockingMs } from './page-watch.ts';

describe('blocking time', () => {
  it('counts of each long task what is beyond 50 ms', () => {
    const long = [
      { start: 200, duration: 80 },
      { start: 400, duration: 51 },
    ];
    expect(blockingMs({ long, firstPaint: 100 })).toBe(31);
  });

  it('leaves out what came before the first paint', () => {
    const long = [
      { start: 0, duration: 300 },
      { start: 350, duration: 120 },
    ];
    expect(blockingMs({ long, firstPaint: 400 })).toBe(20);
  });
});
