import { stoppedClock } from '../../lib/testing/stopped-clock.ts';
import { PromiseCache } from './promise-cache.ts';

describe('PromiseCache', () => {
  it('creates a value once, and again after a failure', async () => {
    const cache = new PromiseCache<string>();
    const make = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
    await expect(cache.get('a', make)).rejects.toThrow('away');
    expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['here', 'here']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('drops idle entries and the oldest of many, and keeps those that must stay', async () => {
    const clock = stoppedClock(0);
    const cache = new PromiseCache<number>();
    const made: string[] = [];
    const get = (key: string) =>
      cache.get(key, async () => {
        made.push(key);
        return 1;
      });
    await get('kept');
    await get('idle');
    clock.now = 11 * 60_000;
    for (let i = 0; i < 40; i += 1) await get(`used ${i}`);
    cache.evict(new Set(['kept']));
    made.length = 0;
    for (const key of ['kept', 'idle', 'used 0', 'used 39']) await get(key);
    expect(made).toEqual(['idle', 'used 0']);
  });
});
