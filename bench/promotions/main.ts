import '../../scripts/lib/no-arguments.mjs';
import { readFileSync } from 'node:fs';
import { buildStale } from '../../build/build-stale.ts';
import { startSite, type RunningSite } from '../../e2e/support/running-site.ts';
import { visit, type Visit } from './visit.ts';
import { changeEditions, publishVersions, type Change } from './change-editions.ts';
import { writeReport } from './report.ts';

/** Concurrent readers, and the pause between two visits of one, ms. */
const READERS = 8;
const REST_MS = 20;
const PLAN = { promotions: 50, rollbacks: 10, pauseMs: 300 };

/** Visits: a page of each remote and the front page, each followed by two navigations. */
const PATHS = [
  ['/', '/local-news', '/about'],
  ['/local-news', '/events', '/'],
  ['/blog', '/about', '/local-news'],
  ['/events', '/blog', '/about'],
  ['/about', '/', '/blog'],
];

/** npm run bench:promotions: changes editions under load. Exits with 1 if a reader notices. */
async function main(): Promise<void> {
  await buildStale(say);
  const site = await startSite({ LOG_LEVEL: 'error' });
  const visits: Visit[] = [];
  const changes: Change[] = [];
  try {
    say('Publishing the versions of the run …');
    const versions = await publishVersions(site);
    const before = memoryMb(site);
    const started = performance.now();
    const end = new AbortController();
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !end.signal.aborted; turn += 1) {
        visits.push(await visit(site.origin, PATHS[turn % PATHS.length] ?? ['/']));
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
      }
    });
    await changeEditions(site, versions, PLAN, (change) => {
      changes.push(change);
      const bad = visits.reduce((sum, { faults }) => sum + faults.length, 0);
      say(
        `${changes.length} of ${PLAN.promotions + PLAN.rollbacks} changes, ${visits.length} visits, ${bad} faults`,
      );
    });
    end.abort();
    await Promise.all(readers);
    const seconds = (performance.now() - started) / 1000;
    const report = await writeReport({
      seconds,
      readers: READERS,
      visits,
      changes,
      memoryMb: { before, after: memoryMb(site) },
    });
    console.log(report.text);
    process.exitCode = report.good ? 0 : 1;
  } finally {
    await site.stop();
  }
}

/** Resident memory of the server, MB; 0 without /proc. */
function memoryMb({ pid }: RunningSite): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kb ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

await main();
