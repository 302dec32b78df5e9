import { tooHeavy } from '../build/too-heavy.ts';
import { weighBuilds } from '../build/weigh-builds.ts';
import { buildStale } from './build-stale.ts';
import { giveUp } from './lib/say.mjs';

/** Builds what is stale. What is heavier than its budget fails like what does not compile; `npm start` shows it all the same. */
async function main(): Promise<void> {
  await buildStale();
  const { parts, routes } = weighBuilds();
  const found = tooHeavy([...parts, ...routes]);
  if (found.length === 0) return;
  const sentences = [...found.map(({ cause }) => cause), ...new Set(found.map(({ mend }) => mend))];
  throw new Error(`${sentences.join('\n')}\n\`npm run bytes\` shows the whole of it.`);
}

main().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
