import v8 from 'node:v8';
import { boundHeap } from './bound-heap.ts';

let flags: string[];
beforeEach(() => {
  flags = [];
  jest.spyOn(v8, 'setFlagsFromString').mockImplementation((flag) => void flags.push(flag));
});
afterEach(() => jest.restoreAllMocks());

test('the heap is collected before it has grown far beyond what is alive in it, and its young generation stays small', () => {
  boundHeap(['', '--enable-source-maps']);
  expect(flags).toEqual(['--heap-growing-percent=20', '--semi-space-growth-factor=1']);
});

test.each([
  '--max-old-space-size=512',
  '--max_old_space_size=512',
  '--max-semi-space-size=16',
  '--enable-source-maps --heap-growing-percent=100',
  '--semi-space-growth-factor=2',
])('an operator who says %s decides alone', (options) => {
  boundHeap([options]);
  expect(flags).toEqual([]);
});
