import { runSeed } from '../../shell/model/model.ts';
import type { SeedReport } from './run-seeds.ts';

/** A process of `runSeeds`: every `step`-th seed from `from` up to `to`, until one fails. */
const [from = 1, to = 0, step = 1] = process.argv.slice(2).map(Number);
for (let seed = from; seed <= to; seed += step) {
  const report: SeedReport = { seed, failure: await runSeed(seed) };
  process.send?.(report);
  if (report.failure) break;
}
