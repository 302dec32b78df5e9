import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { trimSlashes } from './trim-slashes.ts';

it.each([
  ['/about/', 'about'],
  ['//evil.example//', 'evil.example'],
  ['/a//b/', 'a//b'],
  ['https://news.example/', 'https://news.example'],
  ['a', 'a'],
  ['///', ''],
  ['', ''],
])('%j becomes %j', (text, trimmed) => {
  expect(trimSlashes(text)).toBe(trimmed);
});

it('takes 1.5 MB of slashes in less than 100 ms', async () => {
  const slashes = '/'.repeat(500_000);
  expect(await leastCpuTime(() => trimSlashes(`${slashes}a${slashes}a${slashes}`), 100)).toBeLessThan(100);
});
