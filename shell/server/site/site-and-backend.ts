import { listenFailure } from '@meadowlark/backend/listen-failure.ts';
import { backend } from '@meadowlark/backend/plugin.ts';
import { readBackendSettings } from '@meadowlark/backend/settings.ts';
import { remotesGranted, type SiteSettings } from '@meadowlark/shared/contract/settings.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pictureSigner } from '../composer/sign-picture.ts';
import { cachingFetch } from '../front/composers/caching-fetch.ts';
import { threadStarter } from '../front/composers/composer-thread.ts';
import type { ComposerSetup } from '../front/composers/start-composers.ts';
import type { CacheLink } from '../front/pages.ts';
import { readServerSettings } from '../settings/settings.ts';
import { mountTelemetry, type TelemetryOptions } from '../telemetry/mount-telemetry.ts';
import { relayMetrics } from '../telemetry/relay-metrics.ts';
import type { Serving } from './serve-from-store.ts';
import { buildSite, type SiteOptions } from './site.ts';
import { stopOnSignal } from './stop-site.ts';

/* The one place that knows both the site and the backend: they share a process and speak HTTP. */

/** Telemetry of a site; `listen` adds the readiness. */
export type Watched = Omit<TelemetryOptions, 'notReady'>;

/** The start parameters of composers, and the services that remotes may use. */
export function composerSetup(env: NodeJS.ProcessEnv): ComposerSetup {
  const settings = readServerSettings(env);
  const services = readBackendSettings(env);
  const { feedRelayUrl, blogApiUrl, searchApiUrl, adFrameUrl } = settings;
  return {
    count: settings.composers,
    start: threadStarter({ settings: siteSettings(env), pictureKey: services.pictures.key, adFrameUrl }),
    fetch: cachingFetch([
      { base: feedRelayUrl, remotes: 'all' },
      { base: searchApiUrl, remotes: remotesGranted('searchApiUrl') },
      ...settings.remoteServices.map(({ remote, base }) => ({ base, remotes: [remote] })),
      {
        base: blogApiUrl,
        remotes: remotesGranted('blogApiUrl'),
        authorization: `Bearer ${services.blog.token}`,
      },
    ]),
  };
}

/** The settings for loads. Tokens stay with the front. */
function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const { origin, feedRelayUrl, blogApiUrl, searchApiUrl } = readServerSettings(env);
  const { feeds } = readBackendSettings(env);
  return { origin, feeds: feeds.catalogue, feedRelayUrl, blogApiUrl, searchApiUrl };
}

/** Builds the site with the backend beside it, and opens its port. */
export async function listen(
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
  serving: Pick<SiteOptions, keyof Serving>,
  /** Null in development. */
  watched: Watched | null,
  files: (site: FastifyInstance) => Promise<void>,
  world: {
    versions: SiteOptions['versions'];
    development: boolean;
    origins: readonly string[];
    /** Null: pages are not kept. */
    link: CacheLink | null;
  },
): Promise<FastifyInstance> {
  const settings = readServerSettings(env);
  const services = readBackendSettings(env);
  const app = await buildSite({
    settings: siteSettings(env),
    adFrameUrl: settings.adFrameUrl,
    developmentOrigins: world.origins,
    staff: { secret: settings.overrideSecret, development: world.development },
    versions: world.versions,
    connections: settings.connections,
    ...serving,
    takeReport: watched?.takeReport,
    trustedProxies: settings.trustedProxies,
    pageCache:
      world.link && settings.pageCacheBytes > 0
        ? {
            maxBytes: settings.pageCacheBytes,
            cacheUrl: settings.cacheUrl,
            link: world.link,
            site: pictureSigner(services.pictures.key, settings.origin)('https://picture.invalid/'),
          }
        : undefined,
    log,
    beside: async (site) => {
      const isStopping = stopOnSignal(site, settings.drainMs);
      const notReady = () => (isStopping() ? 'This server is shutting down.' : null);
      if (watched) mountTelemetry(site, { ...watched, notReady });
      await files(site);
      await site.register(backend, {
        ...services,
        ...(watched && { onRelay: relayMetrics(watched.registry) }),
      });
    },
  });
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    throw listenFailure(error, settings);
  }
  return app;
}
