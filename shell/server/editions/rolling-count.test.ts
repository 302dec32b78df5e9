import { RollingCount } from './rolling-count.ts';

test('counts what happened in the last five minutes', () => {
  const count = new RollingCount();
  const start = 1_700_000_010_000;
  for (const seconds of [0, 1, 100, 250]) count.add(start + seconds * 1000);
  expect(count.total(start + 250_000)).toBe(4);
  expect(count.total(start + 310_000)).toBe(2);
  expect(count.total(start + 600_000)).toBe(0);
});
