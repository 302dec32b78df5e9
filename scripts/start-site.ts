import { startSite } from '../shell/server/start-site.ts';
import { readServerSettings } from '../shell/server/settings.ts';
import { openStore } from '../shell/server/store/open-store.ts';
import { buildStale } from './build-stale.ts';
import { publishBuilds } from './publish-builds.ts';
import { giveUp, say } from './lib/say.mjs';

try {
  const settings = readServerSettings(process.env);
  await buildStale();
  await publishBuilds(await openStore(settings.editions));
  await startSite(process.env);
  say(`The site is at ${settings.origin}`);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
