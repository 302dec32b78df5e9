import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBlogPlatform } from '../../e2e/support/blog-platform.ts';
import { startSite } from '../../e2e/support/running-site.ts';
import { forgetPeaks, peakMb, processorMs, treeOf } from '../load/process-tree.ts';
import { runWrk } from '../load/wrk.ts';
import type { Notebook } from '../notebook.ts';

/** Pages asked for at a time while the cache is filled. */
const AT_A_TIME = 8;
const LOAD = { connections: 16, gzip: true };
const PARAGRAPH = 'Snow came in the night and the bridge was closed until noon, as every year. ';

/**
 * A site whose readers go through more and more different pages: what an answer costs when any of them may be asked for,
 * and how much memory they take with the cache's bound as it is by default.
 */
export async function growCachedPages(
  notebook: Notebook,
  { counts, seconds }: { counts: readonly number[]; seconds: number },
): Promise<void> {
  const platform = await startBlogPlatform((url) => ({ body: post(url.searchParams.get('slug') ?? '') }));
  const site = await startSite({ LOG_LEVEL: 'error', ...platform.env });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    for (const count of counts) {
      const paths = Array.from({ length: count }, (_, i) => `/blog/post-${i}`);
      await notebook.take(
        { part: 'growth', of: 'site', scene: `${count} cached pages`, round: 0 },
        async () => {
          await readAll(site.origin, paths);
          const script = path.join(folder, 'any.lua');
          await writeFile(script, anyOf(count));
          const tree = treeOf([site.pid]);
          await runWrk(site.origin, { ...LOAD, seconds: 1, script });
          forgetPeaks(tree);
          const before = processorMs(tree);
          const { requests, perSecond } = await runWrk(site.origin, { ...LOAD, seconds, script });
          return {
            hitTime: (processorMs(tree) - before) / requests,
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

/** Readers ask for some pages far more often than for others: half of all requests go to a tenth of the pages. */
function anyOf(count: number): string {
  return [
    'request = function()',
    `  local most = math.max(1, math.floor(${count} / 10))`,
    `  local last = math.random() < 0.5 and most or ${count}`,
    '  return wrk.format("GET", "/blog/post-" .. math.random(0, last - 1))',
    'end',
  ].join('\n');
}

async function readAll(origin: string, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const read = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const answer = await fetch(origin + next, { headers: { 'accept-encoding': 'gzip' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${next} answered ${answer.status}.`);
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
    pinterestImageLink: '/api/sample/pictures/hero.svg',
    blog: Array.from({ length: 20 }, () => PARAGRAPH.repeat(3)).join('\n\n'),
  };
}
