import { readFileSync } from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import { ROOT } from '../../build/paths.ts';
import { boundHeap, YOUNG_OPTION } from './bound-heap.ts';

let flags: string[];
beforeEach(() => {
  flags = [];
  jest.spyOn(v8, 'setFlagsFromString').mockImplementation((flag) => void flags.push(flag));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['20.20.2', ['--no-concurrent-marking']],
  ['24.21.0', []],
])('Node %s collects its heap before it has grown far beyond its live data', (node, marking) => {
  boundHeap(['', '--enable-source-maps'], node);
  expect(flags).toEqual([
    '--heap-growing-percent=50',
    '--no-allocation-site-pretenuring',
    '--no-parallel-scavenge',
    ...marking,
    '--max-semi-space-size=0',
    '--min-semi-space-size=8',
  ]);
});

test.each(['package.json', 'shell/package.json', 'deploy/Dockerfile', 'deploy/systemd/meadowlark.service'])(
  '%s starts the site with it',
  (file) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(YOUNG_OPTION);
  },
);

test("the option of npm start does not count as an operator's", () => {
  boundHeap([`${YOUNG_OPTION} `], '24.21.0');
  expect(flags).not.toEqual([]);
});

test.each([
  '--max-old-space-size=512',
  '--max_old_space_size=512',
  '--max-semi-space-size=16',
  '--enable-source-maps --heap-growing-percent=100',
  '--semi-space-growth-factor=2',
  '--parallel-scavenge',
  '--concurrent-marking',
])("an operator's %s takes precedence", (options) => {
  boundHeap([options], '24.21.0');
  expect(flags).toEqual([]);
});
