import './lib/no-arguments.mjs';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { overBudget } from '../build/bytes/over-budget.ts';
import { weighBuilds } from './bytes/weigh-builds.ts';
import { buildStale } from '../build/build-stale.ts';
import { giveUp, say } from './lib/say.mjs';

/** Builds what is stale, and fails if a script is over its byte budget. `npm start` does not check budgets. */
async function main(): Promise<void> {
  await buildStale(say);
  const { parts, routes } = weighBuilds();
  const found = overBudget([...parts, ...routes]);
  if (found.length === 0) return;
  const messages = [...found.map(({ cause }) => cause), ...new Set(found.map(({ fix }) => fix))];
  throw new Error(`${messages.join('\n')}\n\`npm run bytes\` shows all sizes.`);
}

main().catch((error: unknown) => giveUp(messageOf(error)));
