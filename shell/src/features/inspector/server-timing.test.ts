import type { ServedUnit } from './inspection-facts.ts';
import { readServerTiming, writeServerTiming } from './server-timing.ts';

const units: ServedUnit[] = [
  { unit: 'news/page/category', version: '0.1.0-abc.1', loadMs: 12.34, state: 'in time' },
  { unit: 'media/block/latest-updates', version: '2.0.0', loadMs: null, state: 'unavailable' },
];

describe('the Server-Timing header', () => {
  it('names every unit with version, time and state', () => {
    expect(writeServerTiming(units)).toBe(
      'unit;dur=12.3;desc="news/page/category 0.1.0-abc.1 in time", unit;desc="media/block/latest-updates 2.0.0 unavailable"',
    );
  });

  it('is read in the form that browsers provide, and other measurements are ignored', () => {
    expect(
      readServerTiming([
        { name: 'cdn', duration: 3, description: 'hit' },
        { name: 'unit', duration: 12.3, description: 'news/page/category 0.1.0-abc.1 in time' },
        { name: 'unit', duration: 0, description: 'media/block/latest-updates 2.0.0 unavailable' },
        { name: 'unit', duration: 0, description: 'no such thing' },
      ]),
    ).toEqual([{ ...units[0], loadMs: 12.3 }, units[1]]);
  });
});
