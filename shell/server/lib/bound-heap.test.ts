import v8 from 'node:v8';
import { boundHeap } from './bound-heap.ts';

let flags: string[];
let youngBytes: number;
beforeEach(() => {
  flags = [];
  jest.useFakeTimers();
  const space = v8.getHeapSpaceStatistics().filter(({ space_name: name }) => name === 'new_space');
  jest
    .spyOn(v8, 'getHeapSpaceStatistics')
    .mockImplementation(() => space.map((one) => ({ ...one, space_size: youngBytes })));
  jest.spyOn(v8, 'setFlagsFromString').mockImplementation((flag) => void flags.push(flag));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the heap is collected before it has grown far beyond what is alive in it, and threads begin with a young generation', () => {
  boundHeap(['', '--enable-source-maps']);
  expect(flags).toEqual([
    '--heap-growing-percent=20',
    '--no-parallel-scavenge',
    '--no-concurrent-marking',
    '--min-semi-space-size=8',
  ]);
});

test('its young generation grows to 8 MB, and no further', () => {
  boundHeap([]);
  youngBytes = 4 * 1024 * 1024;
  jest.advanceTimersByTime(10_000);
  expect(flags).not.toContain('--semi-space-growth-factor=1');
  youngBytes *= 2;
  jest.advanceTimersByTime(100);
  expect(flags).toContain('--semi-space-growth-factor=1');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  '--max-old-space-size=512',
  '--max_old_space_size=512',
  '--max-semi-space-size=16',
  '--enable-source-maps --heap-growing-percent=100',
  '--semi-space-growth-factor=2',
  '--parallel-scavenge',
  '--concurrent-marking',
])('an operator who says %s decides alone', (options) => {
  boundHeap([options]);
  youngBytes = 64 * 1024 * 1024;
  jest.advanceTimersByTime(10_000);
  expect(flags).toEqual([]);
});
