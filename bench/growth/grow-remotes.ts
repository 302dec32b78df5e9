import { rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { startSite, type SiteStore } from '../../e2e/support/running-site.ts';
import { remoteNames } from '../../build/remotes.ts';
import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { inOrderOf } from '../in-order-of.ts';
import { measureLoad } from '../load/measure-load.ts';
import type { Notebook } from '../notebook.ts';
import { deriveRemote, moreNames } from './derive-remote.ts';

const PAGE = '/local-news';
/** What one request tells of a page's size, and so many of its render. */
const LOAD = { connections: 4, gzip: false };

/**
 * Sites that differ in nothing but the number of remotes in their editions, side by side: how large a page is, and what
 * a render of it costs when nothing is kept.
 */
export async function growRemotes(
  notebook: Notebook,
  { counts, rounds, seconds }: { counts: readonly number[]; rounds: number; seconds: number },
): Promise<void> {
  const sites: { count: number; site: Awaited<ReturnType<typeof startSite>> }[] = [];
  try {
    for (const count of counts) {
      const site = await startSite({ LOG_LEVEL: 'error', PAGE_CACHE_MB: '0' }, (store) => fill(store, count));
      sites.push({ count, site });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { count, site } of inOrderOf(round, sites)) {
        const scene = `${count} remotes`;
        await notebook.take({ part: 'growth', of: 'site', scene, round }, async () => {
          const html = await (await fetch(site.origin + PAGE)).text();
          const { origin, pid } = site;
          const { processorPerRequest, peakMemory } = await measureLoad({ origin, pids: [pid] }, PAGE, {
            ...LOAD,
            seconds,
          });
          return {
            pageBytes: Buffer.byteLength(html) / 1000,
            gzipBytes: gzipSync(html, { level: 9 }).length / 1000,
            renderTime: processorPerRequest,
            peakMemory,
          };
        });
      }
    }
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
  }
}

/** Publishes and promotes as many further remotes as make `count` in all. */
async function fill({ store }: SiteStore, count: number): Promise<void> {
  const releases: Record<string, string> = {};
  for (const wanted of moreNames(count - remoteNames().length)) {
    const folder = await deriveRemote(wanted);
    const { name, version } = await publishRelease(store, folder);
    releases[name] = version;
    await rm(folder, { recursive: true });
  }
  if (Object.keys(releases).length > 0)
    await promote(store, { releases }, { by: 'bench', note: 'a larger paper' });
}
