import { backend } from '@meadowlark/backend/plugin.ts';
import { readBackendSettings } from '@meadowlark/backend/settings.ts';
import { EditionStore } from './editions/edition-store.ts';
import { LiveEdition } from './editions/live-edition.ts';
import { StoredReleases } from './editions/stored-releases.ts';
import { releaseFiles } from './files/release-files.ts';
import { readServerSettings } from './settings.ts';
import { buildSite } from './site.ts';

/**
 * Starts the site on what the store's live edition names, and resolves when it listens. The one place that knows both
 * the site and the backend. Rejects with a sentence when a setting is wrong or the store is empty.
 */
export async function startSite(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readServerSettings(env);
  const services = readBackendSettings(env);
  const store = new EditionStore(settings.store);
  const releases = new StoredReleases(store);

  const live = await LiveEdition.follow(store, {
    changed: (edition) => releases.keepOnly(edition.releases),
    refused: (error) => app.log.error({ err: error }, 'edition refused'),
  });
  const app = await buildSite({
    settings: {
      origin: settings.origin,
      feeds: services.feeds.catalogue,
      feedRelayUrl: settings.feedRelayUrl,
      blogApiUrl: settings.blogApiUrl,
      blogApiToken: services.blog.token,
    },
    releases,
    liveEdition: () => live.current,
    logger: { level: env['LOG_LEVEL'] ?? 'warn' },
    beside: async (site) => {
      await releaseFiles(site, store);
      await site.register(backend, services);
    },
  });
  app.addHook('onClose', async () => live.close());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ host: settings.host, port: settings.port });
}
