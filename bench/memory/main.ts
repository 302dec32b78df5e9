import '../../scripts/lib/no-arguments.mjs';
import { buildStale } from '../../build/build-stale.ts';
import { note, say } from '../../scripts/lib/say.mjs';
import { machineBefore, machineLine } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { memoryOverReleases } from './memory-over-releases.ts';

const RELEASES = 300;
const EVERY = 25;

/** npm run bench:memory: writes the server's memory over 300 releases to `bench/results/memory.md`. */
async function main(): Promise<void> {
  const machine = machineBefore();
  await buildStale(say);
  const rows: string[] = [];
  await memoryOverReleases({ releases: RELEASES, every: EVERY }, (served, residentMb) => {
    rows.push(`| ${served} | ${residentMb} MB |`);
    note(`${served} releases: ${residentMb} MB`);
  });
  await publishReport('memory', [
    `# Memory over ${RELEASES} releases`,
    '',
    machineLine(machine),
    'Resident memory of the server: front, composers and spare. Each release is loaded and rendered; nothing is collected by force.',
    '',
    '| releases served | memory |',
    '| --- | --- |',
    ...rows,
  ]);
}

await main();
