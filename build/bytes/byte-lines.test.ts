import { randomBytes } from 'node:crypto';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { BUDGETS } from './budgets.ts';
import { byteLines } from './byte-lines.ts';

it('prints the use of each budget, and what will fail the gate', () => {
  const release = {
    name: 'traffic',
    version: '1.0.0',
    entry: 'web/remoteEntry.js',
    pages: { map: { scripts: ['web/map.js'], scriptBytes: 0 } },
    blocks: {},
  } as unknown as Release;
  const read = (file: string) => (file === 'web/map.js' ? randomBytes(BUDGETS.page) : Buffer.from('small'));
  expect(byteLines(release, read)).toEqual([
    `traffic entry: 25 of ${BUDGETS.entry} bytes of script (gzip)`,
    expect.stringMatching(/^traffic page map: \d+ of \d+ bytes of script \(gzip\)$/),
    expect.stringMatching(
      /^The gate will fail this release: traffic page map has .* Move parsing and data to load\.ts/,
    ),
  ]);
});
