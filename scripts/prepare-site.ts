import { readServerSettings } from '../shell/server/settings.ts';
import { openStore } from '../shell/server/store/open-store.ts';
import { buildStale } from './build-stale.ts';
import { publishBuilds } from './publish-builds.ts';
import { giveUp } from './lib/say.mjs';

// All that comes before the site runs, in a process of its own: none of it stays in the server's memory.
try {
  const { editions } = readServerSettings(process.env);
  await buildStale();
  await publishBuilds(await openStore(editions));
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
