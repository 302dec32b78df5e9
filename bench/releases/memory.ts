import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '../../scripts/build-stale.ts';
import { heapOverReleases } from '../growth/heap-over-releases.ts';

const RELEASES = 300;
const EVERY = 25;

/** The heap of one process that serves 300 releases, written to bench/results. */
async function main(): Promise<void> {
  await buildStale();
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
