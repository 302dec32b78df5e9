import '../../scripts/lib/no-arguments.mjs';
import { buildStale } from '../../build/build-stale.ts';
import { note, say } from '../../scripts/lib/say.mjs';
import { machineBefore, machineLine } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { heapOverReleases } from './heap-over-releases.ts';

const RELEASES = 300;
const EVERY = 25;

/** npm run bench:memory: writes the heap over 300 releases to `bench/results/memory.md`. */
async function main(): Promise<void> {
  const machine = machineBefore();
  await buildStale(say);
  const rows: string[] = [];
  await heapOverReleases({ releases: RELEASES, every: EVERY }, (served, heapMb) => {
    rows.push(`| ${served} | ${heapMb} MB |`);
    note(`${served} releases: ${heapMb} MB`);
  });
  await publishReport('memory', [
    `# Memory over ${RELEASES} releases`,
    '',
    machineLine(machine),
    'Heap of the server after a full collection, each release loaded and rendered.',
    '',
    '| releases served | heap |',
    '| --- | --- |',
    ...rows,
  ]);
}

await main();
