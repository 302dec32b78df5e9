import '../../scripts/lib/no-arguments.mjs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from '../../build/build-stale.ts';
import { startCluster } from '../../scripts/cluster/cluster.ts';
import { note } from '../../scripts/lib/say.mjs';
import { publishVersions } from '../promotions/change-editions.ts';
import { pathsOf, visit, type Visit } from '../promotions/visit.ts';
import { machineBefore } from '../report/machine.ts';
import { spreadOfQuarantine } from './bad-release.ts';
import { keepMoving, type Move } from './moves.ts';
import { writeReport } from './report.ts';
import { AFTER_MS, FAILURES } from './failures.ts';

const SERVERS = 3;
/** Concurrent readers, and the pause between two visits of one, ms. */
const READERS = 4;
const REST_MS = 50;

/** The run ends after this many moves of `live`: 50 promotions and 10 rollbacks. */
const MOVES = 60;
const LONGEST_MS = 4 * 60_000;

/** npm run bench:cluster: how failures in a cluster affect its readers. Exits with 1 over a limit. */
async function main(): Promise<void> {
  await buildStale(note);
  const cluster = await startCluster(SERVERS, note);
  const visits: (Visit & { during: string })[] = [];
  const moves: Move[] = [];
  const now = { failure: 'none', isStoreDown: false, isOver: false };
  const [tried, skipped]: [string[], string[]] = [[], []];
  try {
    note('Publishing the versions of the run …');
    const versions = await publishVersions(cluster);
    const started = performance.now();
    const machine = machineBefore();
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !now.isOver; turn += 1) {
        const during = now.failure;
        // Every second visit starts with an uncached page.
        const paths = turn % 2 ? [`/faq?q=${reader}-${turn}`, '/', '/about'] : pathsOf(turn);
        visits.push({ ...(await visit(cluster.origin, paths)), during });
        await pause(REST_MS);
      }
    });
    const moving = keepMoving(cluster, versions, now, (move) => moves.push(move));
    const failures = async () => {
      for (const { name, missing, happen } of FAILURES) {
        const why = missing(cluster);
        if (why !== null) {
          skipped.push(`${name}: ${why}`);
          continue;
        }
        now.failure = name;
        tried.push(name);
        await happen(cluster, now);
        await pause(AFTER_MS);
        const faults = visits.filter(({ during }) => during === name).flatMap((visited) => visited.faults);
        note([`${name}: ${faults.length} faults`, ...faults.slice(0, 5)].join('\n  '));
      }
    };
    await Promise.race([failures(), moving]);
    now.failure = 'none';
    while (moves.length < MOVES && performance.now() - started < LONGEST_MS) await pause(REST_MS);
    now.isOver = true;
    await Promise.all([...readers, moving]);
    const seconds = (performance.now() - started) / 1000;
    const quarantineMs = cluster.redis ? await spreadOfQuarantine(cluster) : null;
    const { missing, servers } = cluster;
    await writeReport({
      machine,
      seconds,
      readers: READERS,
      servers: servers.length,
      visits,
      moves,
      tried,
      skipped,
      missing,
      quarantineMs,
    });
  } finally {
    now.isOver = true;
    await cluster.stop();
  }
}

await main();
