import { startThisSite } from '../contestants/this-site.ts';
import { peakMb, resetPeaks } from '../load/process-tree.ts';
import { runWrk } from '../load/wrk.ts';

/** Numbers of composers whose difference in memory gives the memory of one composer. */
const FEW = 1;
const MANY = 4;
const PAGES = ['/', '/local-news', '/blog', '/events', '/about', '/faq'];
const CONNECTIONS = 16;
const SECONDS_EACH = 2;

interface Memory {
  /** Peak, MB. */
  front: number;
  composer: number;
}

interface Resident {
  atRest: number;
  most: number;
}

/**
 * Measures the peak memory of the front and of one composer on uncached pages, without the search, which is a separate process.
 * Threads share a process, so the memory of a composer is the difference between two servers, divided by the difference in
 * composers. At rest a composer uses as much as the spare: all releases loaded, nothing rendered.
 */
export async function measureMemory(): Promise<Memory> {
  const few = await resident(FEW);
  const many = await resident(MANY);
  const spare = (many.atRest - few.atRest) / (MANY - FEW);
  const composer = (many.most - few.most) / (MANY - FEW);
  return { front: few.most - FEW * composer - spare, composer };
}

async function resident(composers: number): Promise<Resident> {
  const site = await startThisSite({ PAGE_CACHE_MB: '0', COMPOSERS: String(composers) });
  try {
    resetPeaks(site.pids);
    const atRest = peakMb(site.pids);
    for (const page of PAGES)
      // oxlint-disable-next-line no-await-in-loop -- in sequence, so that the load stays the same
      await runWrk(site.origin + page, { connections: CONNECTIONS, seconds: SECONDS_EACH, gzip: false });
    return { atRest, most: peakMb(site.pids) };
  } finally {
    await site.stop();
  }
}
