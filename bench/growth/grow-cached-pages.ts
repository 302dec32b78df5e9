import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBlogPlatform } from '../../e2e/support/services/blog-platform.ts';
import { startSite } from '../../e2e/support/running-site.ts';
import { resetPeaks, peakMb, cpuMs, processTree } from '../load/process-tree.ts';
import { runWrk } from '../load/wrk.ts';
import type { Recorder } from '../recorder.ts';

/** Large enough for every page, since this measures hits. */
const CACHE_MB = '2048';
/** Concurrent requests while the cache is filled. */
const AT_A_TIME = 8;
const LOAD = { connections: 16, gzip: true };
const PARAGRAPH = 'Snow came in the night and the bridge was closed until noon, as every year. ';

/** Measures the CPU time of a hit (ms) and peak memory (MB) while the cache holds more and more pages. */
export async function growCachedPages(
  recorder: Recorder,
  { counts, seconds }: { counts: readonly number[]; seconds: number },
): Promise<void> {
  const platform = await startBlogPlatform((url) => ({ body: post(url.searchParams.get('slug') ?? '') }));
  const site = await startSite({ LOG_LEVEL: 'error', PAGE_CACHE_MB: CACHE_MB, ...platform.env });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    for (const count of counts) {
      const paths = Array.from({ length: count }, (_, i) => `/blog/post-${i}`);
      await recorder.measure(
        { part: 'growth', of: 'site', scene: `${count} cached pages`, round: 0 },
        async () => {
          await readAll(site.origin, paths);
          const script = path.join(folder, 'random-page.lua');
          await writeFile(script, randomPageScript(count));
          const tree = processTree([site.pid]);
          await runWrk(site.origin, { ...LOAD, seconds: 1, script });
          resetPeaks(tree);
          const before = cpuMs(tree);
          const { requests, perSecond } = await runWrk(site.origin, { ...LOAD, seconds, script });
          return {
            hitTime: (cpuMs(tree) - before) / requests,
            perSecond,
            peakMemory: peakMb(tree),
          };
        },
      );
    }
  } finally {
    await site.stop();
    await platform.stop();
    await rm(folder, { recursive: true });
  }
}

/** A script for wrk that requests all pages with equal probability, the worst case for a cache. */
function randomPageScript(count: number): string {
  return `request = function() return wrk.format("GET", "/blog/post-" .. math.random(0, ${count - 1})) end`;
}

async function readAll(origin: string, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const read = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const response = await fetch(origin + next, { headers: { 'accept-encoding': 'gzip' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${next} responded with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, read));
}

function post(slug: string) {
  return {
    id: slug.length,
    slug,
    date: '2026-11-18T14:00:00Z',
    metaTitle: `A post called ${slug}`,
    metaDescription: PARAGRAPH,
    pinterestImageLink: '/api/sample/pictures/hero.avif',
    blog: Array.from({ length: 20 }, () => PARAGRAPH.repeat(3)).join('\n\n'),
  };
}
