import { parseArgs } from 'node:util';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { overBudget } from '../../build/bytes/over-budget.ts';
import { weighBuilds } from './weigh-builds.ts';
import { buildStale } from '../../build/build-stale.ts';
import { endWithReader } from '../../shell/commands/end-with-reader.ts';
import { giveUp, say } from '../lib/say.mjs';
import { readRecordOfMain, recordOf, writeRecord } from './byte-record.ts';
import { byteTable } from './byte-table.ts';

/** Shows the sizes of scripts, compared with their budgets and with `main`; with `--record`, writes build/bytes.json. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
  await buildStale(say);
  const weights = weighBuilds();
  const before = readRecordOfMain();
  if (!before) say('The branch main has no record, so everything is new.\n');
  say(`${byteTable('Script', weights.parts, before ?? {})}\n`);
  say(`${byteTable('Route', weights.routes, before ?? {})}\n`);
  const found = overBudget([...weights.parts, ...weights.routes]);
  for (const { cause } of found) say(cause);
  for (const fix of new Set(found.map((one) => one.fix))) say(fix);
  if (values.record) writeRecord(recordOf(weights));
}

endWithReader();
main().catch((error: unknown) => giveUp(messageOf(error)));
