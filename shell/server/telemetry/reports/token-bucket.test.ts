import { stoppedClock } from '../../../lib/testing/stopped-clock.ts';
import { tokenBucket } from './token-bucket.ts';

test('a burst passes at once, then as many as the rate allows', () => {
  const clock = stoppedClock(0);
  const mayPass = tokenBucket(2, 3);
  const take = (times: number) => Array.from({ length: times }, mayPass);
  expect(take(4)).toEqual([true, true, true, false]);
  clock.now = 500;
  expect(take(2)).toEqual([true, false]);
  clock.now = 60_000;
  expect(take(4)).toEqual([true, true, true, false]);
});
