import '../../scripts/lib/no-arguments.mjs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from '../../build/build-stale.ts';
import { startSite } from '../../e2e/support/running-site.ts';
import { note } from '../../scripts/lib/say.mjs';
import { residentMb } from '../load/process-tree.ts';
import { machineBefore } from '../report/machine.ts';
import { pathsOf, visit, type Visit } from './visit.ts';
import { changeEditions, publishVersions, type Change } from './change-editions.ts';
import { writeReport } from './report.ts';

/** Concurrent readers, and the pause between two visits of one, ms. */
const READERS = 8;
const REST_MS = 20;
const PLAN = { promotions: 50, rollbacks: 10, pauseMs: 300 };

/** npm run bench:promotions: changes editions under load. Exits with 1 if a reader notices. */
async function main(): Promise<void> {
  const machine = machineBefore();
  await buildStale(note);
  const site = await startSite({ LOG_LEVEL: 'error' });
  const visits: Visit[] = [];
  const changes: Change[] = [];
  try {
    note('Publishing the versions of the run …');
    const versions = await publishVersions(site);
    const before = residentMb(site.pid);
    const started = performance.now();
    const end = new AbortController();
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !end.signal.aborted; turn += 1) {
        visits.push(await visit(site.origin, pathsOf(turn)));
        await pause(REST_MS);
      }
    });
    await changeEditions(site, versions, PLAN, (change) => {
      changes.push(change);
      const bad = visits.reduce((sum, { faults }) => sum + faults.length, 0);
      note(
        `${changes.length} of ${PLAN.promotions + PLAN.rollbacks} changes, ${visits.length} visits, ${bad} faults`,
      );
    });
    end.abort();
    await Promise.all(readers);
    const seconds = (performance.now() - started) / 1000;
    await writeReport({
      machine,
      seconds,
      readers: READERS,
      visits,
      changes,
      memoryMb: { before, after: residentMb(site.pid) },
    });
  } finally {
    await site.stop();
  }
}

await main();
