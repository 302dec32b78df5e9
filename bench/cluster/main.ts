import '../../scripts/lib/no-arguments.mjs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from '../../build/build-stale.ts';
import { startCluster } from '../../scripts/cluster/cluster.ts';
import { publishVersions } from '../promotions/change-editions.ts';
import { visit, type Visit } from '../promotions/visit.ts';
import { loadNow } from '../report/machine.ts';
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

/** Visits: a page of each remote and the front page, each followed by two navigations. */
const PATHS = [
  ['/', '/local-news', '/about'],
  ['/local-news', '/events', '/'],
  ['/blog', '/about', '/local-news'],
  ['/events', '/blog', '/about'],
  ['/about', '/', '/blog'],
];

/** npm run bench:cluster: what readers of a cluster feel of its troubles. Exits with 1 if it is more than it may be. */
async function main(): Promise<void> {
  await buildStale(say);
  const cluster = await startCluster(SERVERS, say);
  const visits: (Visit & { during: string })[] = [];
  const moves: Move[] = [];
  const now = { trouble: 'none', isStoreAway: false, isOver: false };
  const [tried, skipped]: [string[], string[]] = [[], []];
  try {
    say('Publishing the versions of the run …');
    const versions = await publishVersions(cluster);
    const started = performance.now();
    const before = loadNow();
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !now.isOver; turn += 1) {
        const during = now.trouble;
        // Every second visit begins with a page that no cache has.
        const paths =
          turn % 2 ? [`/faq?q=${reader}-${turn}`, '/', '/about'] : (PATHS[turn % PATHS.length] ?? ['/']);
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
        say([`${name}: ${faults.length} faults`, ...faults.slice(0, 5)].join('\n  '));
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
    const load = { before, after: loadNow() };
    const run = {
      seconds,
      load,
      readers: READERS,
      servers: servers.length,
      visits,
      moves,
      tried,
      skipped,
      missing,
    };
    const { text, good } = await writeReport({ ...run, quarantineMs });
    process.stdout.write(`${text}\n`);
    process.exitCode = good ? 0 : 1;
  } finally {
    now.isOver = true;
    await cluster.stop();
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

await main();
