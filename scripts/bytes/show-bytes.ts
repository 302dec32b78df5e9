import { tooHeavy } from '../../build/too-heavy.ts';
import { weighBuilds } from '../../build/weigh-builds.ts';
import { buildStale } from '../build-stale.ts';
import { giveUp, say } from '../lib/say.mjs';
import { readRecordOfMain, recordOf, writeRecord } from './byte-record.ts';
import { byteTable } from './byte-table.ts';

/** Shows what readers are asked to fetch, against the budgets and against `main`; with `--record`, writes it down. */
async function main(flags: readonly string[]): Promise<void> {
  await buildStale();
  const weights = weighBuilds();
  const before = readRecordOfMain();
  if (!before) say('There is no record of main to compare with, so everything is new.\n');
  const table = (title: string, list: 'parts' | 'routesAsleep' | 'routesAwake') =>
    say(`${byteTable(title, weights[list], before?.[list] ?? {})}\n`);
  table('Script', 'parts');
  table('Route, asleep', 'routesAsleep');
  table('Route, awake', 'routesAwake');
  for (const { cause, mend } of tooHeavy(Object.values(weights).flat())) say(`${cause} ${mend}`);
  if (flags.includes('--record')) writeRecord(recordOf(weights));
}

main(process.argv.slice(2)).catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
