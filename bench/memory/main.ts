import '../../scripts/lib/no-arguments.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '../../build/build-stale.ts';
import { say } from '../../scripts/lib/say.mjs';
import { heapOverReleases } from './heap-over-releases.ts';

const RELEASES = 300;
const EVERY = 25;

/** npm run bench:memory: writes the heap over 300 releases to `bench/results/memory.md`. */
async function main(): Promise<void> {
  await buildStale(say);
  const rows: string[] = [];
  await heapOverReleases({ releases: RELEASES, every: EVERY }, (served, heapMb) => {
    rows.push(`| ${served} | ${heapMb} MB |`);
    process.stderr.write(`${served} releases: ${heapMb} MB\n`);
  });
  const text = [
    `# Memory over ${RELEASES} releases`,
    '',
    `${new Date().toISOString()}, Node ${process.versions.node}. Heap of the server after a full collection, each release loaded and rendered.`,
    '',
    '| releases served | heap |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
  const folder = path.resolve(import.meta.dirname, '..', 'results');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'memory.md'), text);
  console.log(text);
}

await main();
