import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { readServerSettings } from '../shell/server/settings/settings.ts';
import { openStore } from '../shell/store/open-store.ts';
import { buildStale } from '../build/build-stale.ts';
import { isOwnStore, publishBuilds } from './publish-builds.ts';
import { giveUp, say } from './lib/say.mjs';

// Prepares the site in a separate process, so that none of this stays in the server's memory.
try {
  const settings = readServerSettings(process.env);
  await buildStale(say);
  if (isOwnStore(settings.editions)) {
    const replaced = await publishBuilds(await openStore(settings));
    if (replaced) say(replaced);
  } else {
    // Other servers may follow it, and their readers would get releases that no gate has checked.
    say(
      'EDITIONS names another store, so nothing is published there. Use "npm run edition" to publish and promote.',
    );
  }
} catch (error) {
  giveUp(messageOf(error));
}
