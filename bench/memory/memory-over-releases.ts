import { rm } from 'node:fs/promises';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import { startSite } from '../../e2e/support/running-site.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { residentMb } from '../load/process-tree.ts';

/**
 * Serves many releases of a remote from one server and reports its resident memory, in which front, composers and spare are:
 * after the first release and after `every` releases. Calls `onMemory` with the number of releases served so far and MB.
 */
export async function memoryOverReleases(
  { releases, every }: { releases: number; every: number },
  onMemory: (served: number, residentMb: number) => void,
): Promise<void> {
  const site = await startSite({ LOG_LEVEL: 'error' });
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
      if (number === 1 || number % every === 0) onMemory(number, residentMb(site.pid));
    }
  } finally {
    await site.stop();
  }
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
