import '../../scripts/lib/no-arguments.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStale } from '../../build/build-stale.ts';
import { startSite, type RunningSite } from '../../e2e/support/running-site.ts';
import { say } from '../../scripts/lib/say.mjs';
import { setBreaking } from '../../shell/store/set-breaking.ts';
import { machineBefore } from '../report/machine.ts';
import { writeReport, type Change } from './report.ts';

/** A page of each remote, a story, the archive, and a missing page. All are finished pages after their first reader. */
const PATHS = [
  ['/', '/local-news', '/opinion', '/blog', '/events', '/faq', '/about', '/radio'],
  ['/blog/counting-birds-at-first-light', '/weather', '/archive', '/sources', '/no/such/page'],
].flat();
/** Concurrent readers. */
const READERS = 8;
/** Notices. Each is announced and then ended. */
const NOTICES = 20;
/** Shortest and longest pause between two changes. It is random, so that changes fall anywhere between two polls. */
const PAUSE_MS = [4000, 5000] as const;
const HOUR_MS = 3_600_000;

/** A page as a reader got it: when it was requested, and the notice it shows. */
interface PageRead {
  path: string;
  requestedAt: number;
  notice: string | null;
}

/** npm run bench:breaking: how soon breaking news is on every page, and off it again. Exits with 1 over a limit. */
async function main(): Promise<void> {
  const machine = machineBefore();
  await buildStale(say);
  const site = await startSite({ LOG_LEVEL: 'error' });
  const end = new AbortController();
  try {
    const pagesRead: PageRead[] = [];
    const readers = Array.from({ length: READERS }, (_, reader) => read(site, reader, pagesRead, end.signal));
    await wait(PAUSE_MS[1]);
    const changes: Change[] = [];
    for (let number = 1; number <= NOTICES; number += 1)
      for (const notice of [`Notice ${number}.`, null]) changes.push(await change(site, notice, pagesRead));
    end.abort();
    await Promise.all(readers);
    await writeReport({ machine, readers: READERS, paths: PATHS.length, changes });
  } finally {
    end.abort();
    await site.stop();
  }
}

async function read({ origin }: RunningSite, reader: number, pagesRead: PageRead[], signal: AbortSignal) {
  for (let turn = reader; !signal.aborted; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? '/';
    const requestedAt = performance.now();
    const html = await (await fetch(origin + path, { signal: AbortSignal.timeout(20_000) })).text();
    pagesRead.push({ path, requestedAt, notice: /Notice \d+\./.exec(html)?.[0] ?? null });
    await wait(1);
  }
}

/** Announces or ends a notice, and collects what readers get until the next change. */
async function change(site: RunningSite, notice: string | null, pagesRead: PageRead[]): Promise<Change> {
  const until = new Date(Date.now() + HOUR_MS).toISOString();
  pagesRead.length = 0;
  const began = performance.now();
  await setBreaking(site.store, 'the bench', notice === null ? null : { text: notice, link: null, until });
  await wait(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]));
  const after = pagesRead.filter(({ requestedAt }) => requestedAt >= began);
  const old = after.filter((page) => page.notice !== notice);
  return {
    pages: after.length,
    paths: new Set(after.filter((page) => page.notice === notice).map(({ path }) => path)).size,
    lastOldMs: Math.max(0, ...old.map(({ requestedAt }) => requestedAt - began)),
  };
}

await main();
