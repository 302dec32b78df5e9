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
import { AFTER_MS, TROUBLES } from './troubles.ts';

const SERVERS = 3;
/** Concurrent readers, and the pause between two visits of one, ms. */
const READERS = 4;
const REST_MS = 50;

/** The run goes on until `live` has moved so often: 50 promotions and 10 rollbacks. */
const MOVES = 60;
const LONGEST_MS = 4 * 60_000;

/** npm run bench:cluster: what readers of a cluster feel of its troubles. Exits with 1 if it is more than it may be. */
async function main(): Promise<void> {
  await buildStale(note);
  const cluster = await startCluster(SERVERS, note);
  const visits: (Visit & { during: string })[] = [];
  const moves: Move[] = [];
  const now = { trouble: 'none', isStoreAway: false, isOver: false };
  const [tried, skipped]: [string[], string[]] = [[], []];
  try {
    note('Publishing the versions of the run …');
    const versions = await publishVersions(cluster);
    const started = performance.now();
    const machine = machineBefore();
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !now.isOver; turn += 1) {
        const during = now.trouble;
        // Every second visit begins with a page that no cache has.
        const paths = turn % 2 ? [`/faq?q=${reader}-${turn}`, '/', '/about'] : pathsOf(turn);
        visits.push({ ...(await visit(cluster.origin, paths)), during });
        await pause(REST_MS);
      }
    });
    const moving = keepMoving(cluster, versions, now, (move) => moves.push(move));
    const troubles = async () => {
      for (const { name, missing, happen } of TROUBLES) {
        const why = missing(cluster);
        if (why !== null) {
          skipped.push(`${name}: ${why}`);
          continue;
        }
        now.trouble = name;
        tried.push(name);
        await happen(cluster, now);
        await pause(AFTER_MS);
        const faults = visits.filter(({ during }) => during === name).flatMap((visited) => visited.faults);
        note([`${name}: ${faults.length} faults`, ...faults.slice(0, 5)].join('\n  '));
      }
    };
    await Promise.race([troubles(), moving]);
    now.trouble = 'none';
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
