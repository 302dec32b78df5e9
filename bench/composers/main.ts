import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { buildStale } from '../../build/build-stale.ts';
import { giveUp, say } from '../../scripts/lib/say.mjs';
import { wholeNumber } from '../../scripts/lib/whole-number.ts';
import type * as Running from '../../e2e/support/running-site.ts';
import type { Contestant } from '../contestants/contestant.ts';
import { startFinishedHtml } from '../contestants/finished-html.ts';
import { startRenderedByHand } from '../contestants/rendered-by-hand.ts';
import { startThisSite } from '../contestants/this-site.ts';
import { rotate } from '../rotation.ts';
import { requireWrk } from '../load/wrk.ts';
import { machineBefore } from '../report/machine.ts';
import { median } from '../report/quantile.ts';
import { underSearches, underLoad, type Measured } from './measurements.ts';
import { measureMemory } from './memory.ts';
import { measureRecovery } from './recovery.ts';
import { writeReport, type Target } from './report.ts';

/** Front, two composers and wrk: with fewer CPUs, comparing two composers with one is meaningless. */
const CPUS_FOR_TWO = 4;
const UNCACHED = { PAGE_CACHE_MB: '0' };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    /** Folder of a built checkout of an older commit to compare with. */
    before: { type: 'string' },
  },
});
const rounds = wholeNumber('--rounds', values.rounds);
const seconds = wholeNumber('--seconds', values.seconds);
const machine = machineBefore();
const running: Pick<Contestant, 'stop'>[] = [];

/** npm run bench:composers: the costs and benefits of rendering in composer threads. */
async function bench(): Promise<void> {
  await requireWrk();
  await buildStale(say);
  say('Starting the contestants …');
  const site = await begin(startThisSite());
  const finished = await begin(startFinishedHtml(site));
  const byHand = await begin(startRenderedByHand(site));
  const uncached = await begin(startThisSite(UNCACHED));
  const one = await begin(startThisSite({ ...UNCACHED, COMPOSERS: '1' }));
  const two = await begin(startThisSite({ ...UNCACHED, COMPOSERS: '2' }));
  const before = values.before === undefined ? null : await begin(startOlderCheckout(values.before, site));

  const measurements = await measureInTurns({
    kept: () => underLoad(site, seconds),
    disturbed: () => underSearches(site, seconds),
    finished: () => underLoad(finished, seconds),
    byHand: () => underLoad(byHand, seconds),
    uncached: () => underLoad(uncached, seconds),
    one: () => underLoad(one, seconds),
    two: () => underLoad(two, seconds),
    ...(before && { before: () => underLoad(before, seconds) }),
  });
  await end();
  say('Memory');
  const memory = [];
  for (let round = 0; round < rounds; round += 1) memory.push(await measureMemory());
  say('Recovery');
  const recovery = await measureRecovery(rounds);

  const ratio = (name: string, to: string, figure: keyof Measured) => {
    const [own = [], other = []] = [measurements.get(name), measurements.get(to)];
    const figures = own.map((measured, round) => measured[figure] / (other[round]?.[figure] ?? NaN));
    const middle = (list: readonly Measured[]) => median(list.map((measured) => measured[figure]));
    const of = [own, other].map((list) => middle(list).toPrecision(4)).join(' against ');
    return { figures, of, unit: 'times' } as const;
  };
  const cpus = availableParallelism();
  const targets: Target[] = [
    {
      what: 'cached page while eight search, requests a second against without them',
      bound: 'at least',
      limit: 0.4,
      ...ratio('disturbed', 'kept', 'perSecond'),
    },
    {
      what: 'the same, 99th percentile of the response time',
      bound: 'at most',
      limit: 3,
      ...ratio('disturbed', 'kept', 'slowest'),
    },
    {
      what: 'cached page, requests a second against finished HTML',
      bound: 'at least',
      limit: 0.8,
      ...ratio('kept', 'finished', 'perSecond'),
    },
    {
      what: 'uncached pages a second, two composers against one',
      bound: 'at least',
      limit: 1.7,
      ...ratio('two', 'one', 'perSecond'),
      notJudged: cpus < CPUS_FOR_TWO ? `${cpus} CPUs` : undefined,
    },
    {
      what: 'CPU of an uncached page against the same render by hand',
      bound: 'at most',
      limit: 1.5,
      ...ratio('uncached', 'byHand', 'cpuPerRequest'),
    },
    {
      what: 'memory of the front',
      bound: 'at most',
      limit: 110,
      unit: 'MB',
      figures: memory.map(({ front }) => front),
    },
    {
      what: 'memory of a composer with all releases',
      bound: 'at most',
      limit: 70,
      unit: 'MB',
      figures: memory.map(({ composer }) => composer),
    },
    {
      what: 'from the end of a composer to the next page',
      bound: 'at most',
      limit: 100,
      unit: 'ms',
      figures: recovery,
    },
  ];
  if (before)
    targets.push({
      what: 'CPU of an uncached page against one thread for all, before there were composers',
      bound: 'at most',
      limit: 1.05,
      ...ratio('one', 'before', 'cpuPerRequest'),
    });
  // Results are committed, so they must not name folders of this machine.
  const words = process.argv.slice(2).map((word) => (word === values.before ? 'CHECKOUT' : word));
  const command = ['npm run bench:composers --', ...words].join(' ');
  await writeReport(targets, command, machine);
}

/** Runs all measurements in each round, in rotating order. Resolves with the results of the rounds, by name. */
async function measureInTurns(
  takes: Readonly<Record<string, () => Promise<Measured>>>,
): Promise<Map<string, Measured[]>> {
  const measurements = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, take] of rotate(round, Object.entries(takes))) {
      const measured = await take();
      measurements.set(name, [...(measurements.get(name) ?? []), measured]);
      const { perSecond, slowest, cpuPerRequest } = measured;
      say(
        `  ${round + 1}. ${name}: ${perSecond.toFixed(0)}/s, ${slowest.toFixed(1)} ms, CPU ${cpuPerRequest.toFixed(3)} ms`,
      );
    }
  return measurements;
}

/** Starts the server of an older checkout, on a store filled by the code of that checkout. */
async function startOlderCheckout(
  folder: string,
  { front }: Contestant,
): Promise<Pick<Contestant, 'origin' | 'pids' | 'front' | 'stop'>> {
  const file = pathToFileURL(path.resolve(folder, 'e2e/support/running-site.ts')).href;
  const { startSite } = (await import(file)) as typeof Running;
  const { origin, pid, stop } = await startSite({ LOG_LEVEL: 'error', ...UNCACHED });
  return { origin, pids: [pid], front, stop };
}

async function begin<One extends Pick<Contestant, 'stop'>>(start: Promise<One>): Promise<One> {
  const one = await start;
  running.push(one);
  return one;
}

async function end(): Promise<void> {
  await Promise.allSettled(running.splice(0).map(({ stop }) => stop()));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));
try {
  await bench();
} catch (error) {
  await end();
  giveUp(messageOf(error));
}
