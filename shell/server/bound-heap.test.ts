import v8 from 'node:v8';
import { boundHeap } from './bound-heap.ts';

let flags: string[];
beforeEach(() => {
  flags = [];
  jest.spyOn(v8, 'setFlagsFromString').mockImplementation((flag) => void flags.push(flag));
});
afterEach(() => jest.restoreAllMocks());

test('the heap is collected before it has grown far beyond what is alive in it', () => {
  boundHeap(['', '--enable-source-maps']);
  expect(flags).toEqual(['--heap-growing-percent=20']);
});

test.each([
  '--max-old-space-size=512',
  '--max_old_space_size=512',
  '--max-semi-space-size=16',
  '--enable-source-maps --heap-growing-percent=100',
])('an operator who says %s decides alone', (options) => {
  boundHeap([options]);
  expect(flags).toEqual([]);
});
