import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import { releaseSchema } from '../../shared/src/contract/release.ts';
import { gzipSync } from 'node:zlib';
import { startSite, type SiteStore } from '../../e2e/support/running-site.ts';
import { remoteNames } from '../../build/remotes.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { rotate } from '../rotation.ts';
import { measureLoad } from '../load/measure-load.ts';
import type { Recorder } from '../recorder.ts';

const PAGE = '/local-news';
const LOAD = { connections: 4, gzip: false };

/**
 * Measures page size (KB), render time (ms of CPU) and peak memory (MB) of uncached sites that differ only in the
 * number of remotes in their editions.
 */
export async function growRemotes(
  recorder: Recorder,
  { counts, rounds, seconds }: { counts: readonly number[]; rounds: number; seconds: number },
): Promise<void> {
  const sites: { count: number; site: Awaited<ReturnType<typeof startSite>> }[] = [];
  try {
    for (const count of counts) {
      const site = await startSite({ LOG_LEVEL: 'error', PAGE_CACHE_MB: '0' }, (store) => fill(store, count));
      sites.push({ count, site });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { count, site } of rotate(round, sites)) {
        const scene = `${count} remotes`;
        await recorder.measure({ part: 'growth', of: 'site', scene, round }, async () => {
          const html = await (await fetch(site.origin + PAGE)).text();
          const { origin, pid } = site;
          const { cpuPerRequest, peakMemory } = await measureLoad({ origin, pids: [pid] }, PAGE, {
            ...LOAD,
            seconds,
          });
          return {
            pageBytes: Buffer.byteLength(html) / 1000,
            gzipBytes: gzipSync(html, { level: 9 }).length / 1000,
            renderTime: cpuPerRequest,
            peakMemory,
          };
        });
      }
    }
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
  }
}

/** Publishes and promotes further remotes until the edition has `count`. */
async function fill({ store }: SiteStore, count: number): Promise<void> {
  const releases: Record<string, string> = {};
  for (const wanted of sectionNames(count - remoteNames().length)) {
    const folder = await deriveRemote(wanted);
    const { name, version } = await publishRelease(store, folder);
    releases[name] = version;
    await rm(folder, { recursive: true });
  }
  if (Object.keys(releases).length > 0)
    await promote(store, { releases }, { by: 'bench', note: 'a larger paper' });
}

/** The remote that is copied to simulate the sections of a large paper. */
const MODEL = 'static';
const VERSION = '9.2.0';

/** Copies the build of `MODEL` under another name. Resolves with the folder of the copy. */
async function deriveRemote(name: string): Promise<string> {
  const folder = await deriveRelease(MODEL, VERSION, `/releases/${MODEL}/`, `/releases/${name}/`);
  const file = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const renamed = { ...release, name, owner: `Team ${name}` };
  await writeFile(file, JSON.stringify(renamed));
  return folder;
}

function sectionNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `section-${String(i + 1).padStart(3, '0')}`);
}
