import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { readServerSettings } from '../shell/server/settings/settings.ts';
import { openStore } from '../shell/server/store/open-store.ts';
import { retryWhileUnavailable } from '../shell/server/store/store-unavailable.ts';
import { buildStale } from '../build/build-stale.ts';
import { publishBuilds } from './publish-builds.ts';
import { giveUp, say } from './lib/say.mjs';

// Prepares the site in a separate process, so that none of this stays in the server's memory.
try {
  const settings = readServerSettings(process.env);
  await buildStale(say);
  if (settings.editions.startsWith('s3:')) {
    // Other servers follow it, and their readers would get what no gate has seen.
    say('EDITIONS is a bucket: nothing is published there. "npm run edition" does that, and promotes.');
  } else {
    const store = await openStore(settings);
    await retryWhileUnavailable(() => publishBuilds(store), say);
  }
} catch (error) {
  giveUp(messageOf(error));
}
