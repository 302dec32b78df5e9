import { inParallel } from './in-parallel.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('each item is processed once, in order, with limited concurrency', async () => {
  const begun: number[] = [];
  let [now, most] = [0, 0];
  await inParallel([5, 6, 7, 8, 9], 2, async (item, index) => {
    expect(item).toBe(index + 5);
    begun.push(item);
    now += 1;
    most = Math.max(most, now);
    await turn();
    now -= 1;
  });
  expect(begun).toEqual([5, 6, 7, 8, 9]);
  expect(most).toBe(2);
});

test('starts nothing after a failure, and rejects when everything running has ended', async () => {
  const ended: number[] = [];
  const working = inParallel([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error('no');
    await turn();
    ended.push(item);
  });
  await expect(working).rejects.toThrow('no');
  expect(ended).toEqual([2]);
});

test('resolves with nothing to do', async () => {
  await expect(inParallel([], 4, async () => {})).resolves.toBeUndefined();
});
