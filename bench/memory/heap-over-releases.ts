import { rm } from 'node:fs/promises';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import { startSite, type RunningSite } from '../../e2e/support/running-site.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';

/**
 * Serves many releases of a remote from one process and reports its heap after a full collection: after the first release
 * and after `every` releases. Calls `onHeap` with the number of releases served so far and the heap in MB.
 */
export async function heapOverReleases(
  { releases, every }: { releases: number; every: number },
  onHeap: (served: number, heapMb: number) => void,
): Promise<void> {
  const site = await startSite({ LOG_LEVEL: 'error', NODE_OPTIONS: `--expose-gc --import ${HEAP_REPORTER}` });
  try {
    for (let number = 1; number <= releases; number += 1) {
      const folder = await deriveRelease('news', `9.1.${number}`, 'See All', `v${number} See All`);
      const { name, version } = await publishRelease(site.store, folder);
      await rm(folder, { recursive: true });
      const { edition } = await promote(
        site.store,
        { releases: { [name]: version } },
        { by: 'bench', note: '' },
      );
      await served(site.origin, edition);
      if (number === 1 || number % every === 0) onHeap(number, await heapMb(site));
    }
  } finally {
    await site.stop();
  }
}

/**
 * Module for the server: on SIGUSR2 it collects, waits 500 ms for finalizers, collects again and logs the size of the heap.
 */
const HEAP_REPORTER = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2',()=>{gc();setTimeout(()=>{gc();console.log('heap '+process.memoryUsage().heapUsed+' ')},500)})",
)}`;

async function heapMb(site: RunningSite): Promise<number> {
  const before = site.log().length;
  process.kill(site.pid, 'SIGUSR2');
  for (let turn = 0; turn < 200; turn += 1) {
    const bytes = /heap (\d+) /.exec(site.log().slice(before))?.[1];
    if (bytes !== undefined) return Math.round(Number(bytes) / 1e5) / 10;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not log its heap.');
}

async function served(origin: string, edition: string): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    const response = await fetch(`${origin}/local-news`);
    await response.arrayBuffer();
    if (response.headers.get('x-edition') === edition) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The site did not follow to ${edition}.`);
}
