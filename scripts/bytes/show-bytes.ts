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
  say(`${byteTable('Script', weights.parts, before ?? {})}\n`);
  say(`${byteTable('Route', weights.routes, before ?? {})}\n`);
  const found = tooHeavy([...weights.parts, ...weights.routes]);
  for (const { cause } of found) say(cause);
  for (const mend of new Set(found.map((one) => one.mend))) say(mend);
  if (flags.includes('--record')) writeRecord(recordOf(weights));
}

main(process.argv.slice(2)).catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
