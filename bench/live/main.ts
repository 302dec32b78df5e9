import '../../scripts/lib/no-arguments.mjs';
import path from 'node:path';
import { openDatabase } from '@meadowlark/backend/blog/open-database.ts';
import { savePost } from '@meadowlark/backend/blog/post-store.ts';
import type { Post } from '@meadowlark/backend/blog/post.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStale } from '../../build/build-stale.ts';
import { startSite, type RunningSite } from '../../e2e/support/running-site.ts';
import { say } from '../../scripts/lib/say.mjs';
import { cpuMs } from '../load/process-tree.ts';
import { machineBefore } from '../report/machine.ts';
import { Readers } from './readers.ts';
import { writeReport, type Arrival } from './report.ts';

const READERS = 1000;
const ENTRIES = 20;
/** Shortest and longest pause between two entries. It is random, so that entries fall anywhere between two polls. */
const PAUSE_MS = [500, 2500] as const;
const ARRIVES_MS = 10_000;
const IDLE_MS = 10_000;
const SLUG = 'a-live-post';

/** npm run bench:live: how soon an entry reaches a thousand readers, and what a reader costs. Exits with 1 over a limit. */
async function main(): Promise<void> {
  const machine = machineBefore();
  await buildStale(say);
  const site = await startSite({
    LOG_LEVEL: 'error',
    COMPOSERS: '1',
    NODE_OPTIONS: `--expose-gc --import ${MEMORY_REPORTER}`,
  });
  const db = await openDatabase(`file:${path.join(site.folder, '../blog.db')}`, () => undefined);
  const readers = new Readers();
  try {
    const times = [Date.UTC(2026, 10, 23, 12)];
    await savePost(db, postWith(times));
    const stream = `/_stream/blog/${SLUG}?after=${idOf(times[0] ?? 0)}`;
    await wait(IDLE_MS);
    const unread = await cpuOver(site, IDLE_MS);
    // The very first reader makes the server load code.
    const first = new Readers();
    await first.open(site.origin, stream, 10);
    await wait(3000);
    const followed = await cpuOver(site, IDLE_MS);
    const before = await memoryOf(site);
    await readers.open(site.origin, stream, READERS);
    const idle = await cpuOver(site, IDLE_MS);
    const after = await memoryOf(site);
    const arrivals: Arrival[] = [];
    for (let i = 1; i <= ENTRIES; i += 1) {
      times.push((times.at(-1) ?? 0) + 60_000);
      arrivals.push(await publish(times));
      await wait(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]));
    }
    first.close();
    await writeReport({ machine, readers: READERS, arrivals, before, after, unread, followed, idle });
  } finally {
    readers.close();
    await db.destroy();
    await site.stop();
  }

  /** From the moment at which the entry is stored, as the editors' command stores it. */
  async function publish(times: readonly number[]): Promise<Arrival> {
    await savePost(db, postWith(times));
    const stored = performance.now();
    const id = idOf(times.at(-1) ?? 0);
    while (readers.arrivals(id).length < READERS && performance.now() - stored < ARRIVES_MS) await wait(20);
    const reached = readers.arrivals(id).map((at) => Math.max(0, at - stored));
    return { reached: reached.length, firstMs: reached[0] ?? Infinity, lastMs: reached.at(-1) ?? Infinity };
  }
}

/** A post with at least as many entries as a day has. */
function postWith(times: readonly number[]): Post {
  const entry = (time: number) => `## ${idOf(time).slice(0, 16)}Z What is new at ${time}\n\n${TEXT}\n`;
  return {
    slug: SLUG,
    domain: '*',
    type: 'live',
    ended: null,
    date: '2026-11-23',
    updated: null,
    corrections: [],
    metaTitle: 'A live post',
    metaDescription: 'For the bench.',
    blog: [...times.toReversed().map(entry), ...EARLIER.map(entry)].join('\n'),
    pinterestImageLink: null,
    youtubeShortsUrl: null,
    shortTailKeywords: null,
    longTailKeywords: null,
  };
}

const EARLIER = Array.from({ length: 60 }, (_, i) => Date.UTC(2026, 10, 23, 11, 59 - i));
const TEXT =
  'Two sentences are what most entries have, and [a link](/local-news). This is the *second* of them.';

function idOf(time: number): string {
  return new Date(time).toISOString();
}

/** Module for the server: on SIGUSR2 it collects and logs its memory. */
const MEMORY_REPORTER = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2',()=>{gc();setTimeout(()=>{gc();const m=process.memoryUsage();console.log('memory '+(m.heapUsed+m.external)+' '+m.rss+' ')},500)})",
)}`;

/** The last of three readings, because the system gets freed memory back later than a collection. */
async function memoryOf(site: RunningSite): Promise<{ heap: number; resident: number }> {
  await memoryNow(site);
  await wait(2000);
  await memoryNow(site);
  await wait(2000);
  return memoryNow(site);
}

async function memoryNow(site: RunningSite): Promise<{ heap: number; resident: number }> {
  const before = site.log().length;
  process.kill(site.pid, 'SIGUSR2');
  for (let turn = 0; turn < 200; turn += 1) {
    const [, heap, resident] = /memory (\d+) (\d+) /.exec(site.log().slice(before)) ?? [];
    if (resident !== undefined) return { heap: Number(heap), resident: Number(resident) };
    await wait(50);
  }
  throw new Error('The server did not log its memory.');
}

/** CPU use of the server over a time, in percent of one core. */
async function cpuOver({ pid }: RunningSite, ms: number): Promise<number> {
  const before = cpuMs([pid]);
  await wait(ms);
  return ((cpuMs([pid]) - before) / ms) * 100;
}

await main();
