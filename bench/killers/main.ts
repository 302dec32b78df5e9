import '../../scripts/lib/no-arguments.mjs';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { DEADLY_PAGE, deadlyRelease } from '../../e2e/killers/deadly-release.ts';
import {
  killersOf,
  MOMENTS,
  PROGRAMS,
  type Killer,
  type Moment,
  type Program,
} from '../../e2e/killers/killers.ts';
import { makeLive } from '../../e2e/killers/make-live.ts';
import { isComplete, readPage } from '../../e2e/killers/read-page.ts';
import { startSite, type RunningSite } from '../../e2e/support/running-site.ts';
import { buildStale } from '../../build/build-stale.ts';
import { say } from '../../scripts/lib/say.mjs';
import { machineBefore } from '../report/machine.ts';
import { Readers } from './readers.ts';
import { writeReport, type KillerResult } from './report.ts';

const SAYS = 'A free local paper';

/**
 * npm run bench:killers: all killers of a remote and of the shell while 16 readers read other pages. Exits with 1 if a reader
 * is affected.
 */
async function main(): Promise<void> {
  const machine = machineBefore();
  await buildStale(say);
  const site = await startSite({ COMPOSERS: '1' });
  const readers = new Readers(site.origin);
  const results: KillerResult[] = [];
  try {
    for (const program of PROGRAMS)
      for (const moment of MOMENTS)
        for (const killer of killersOf(program, moment)) {
          const version = `9.9.${results.length}-deadly`;
          process.stderr.write(`${killer}, ${program}, ${moment}\n`);
          results.push(await runKiller(site, readers, { program, killer, moment, version }));
        }
  } finally {
    await readers.stop();
    await site.stop();
  }
  await writeReport(results, machine);
}

async function runKiller(
  site: RunningSite,
  readers: Readers,
  deadly: { program: Program; killer: Killer; moment: Moment; version: string },
): Promise<KillerResult> {
  const { program, killer, moment, version } = deadly;
  const live = await site.store.live();
  const good = (await site.store.edition(live?.edition ?? '')).releases[program] ?? '';
  await publishRelease(site.store, await deadlyRelease(program, version, killer, moment));
  readers.drain();
  await makeLive(site, program, version);
  const met = await readPage(site.origin, DEADLY_PAGE);
  const started = performance.now();
  await makeLive(site, program, good);
  await readPage(site.origin, DEADLY_PAGE);
  const healedMs = performance.now() - started;
  const others = readers.drain();
  return { program, killer, moment, others, firstMs: met.firstMs, isRight: isComplete(met, SAYS), healedMs };
}

await main();
