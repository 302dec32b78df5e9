import { TokenBucket } from './token-bucket.ts';

test('a few pass at once, then as many as trickle in', () => {
  let now = 0;
  const bucket = new TokenBucket(2, 3, () => now);
  const take = (times: number) => Array.from({ length: times }, () => bucket.take());
  expect(take(4)).toEqual([true, true, true, false]);
  now = 500;
  expect(take(2)).toEqual([true, false]);
  now = 60_000;
  expect(take(4)).toEqual([true, true, true, false]);
});
