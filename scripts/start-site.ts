import { EditionStore } from '../shell/server/editions/edition-store.ts';
import { startSite } from '../shell/server/start-site.ts';
import { readServerSettings } from '../shell/server/settings.ts';
import { buildStale } from './build-stale.ts';
import { publishBuilds } from './publish-builds.ts';
import { giveUp, say } from './lib/say.mjs';

try {
  const settings = readServerSettings(process.env);
  await buildStale();
  await publishBuilds(new EditionStore(settings.store));
  await startSite(process.env);
  say(`The site is at ${settings.origin}`);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
