import { listenFailure } from '@meadowlark/backend/listen-failure.ts';
import { backend } from '@meadowlark/backend/plugin.ts';
import { readBackendSettings } from '@meadowlark/backend/settings.ts';
import { remotesGranted, type SiteSettings } from '@meadowlark/shared/contract/settings.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pictureSigner } from '../composer/sign-picture.ts';
import { cachingFetch } from '../front/composers/caching-fetch.ts';
import { threadStarter } from '../front/composers/composer-thread.ts';
import type { ComposerSetup } from '../front/composers/start-composers.ts';
import type { ReleaseFileCache } from '../front/files/release-file-cache.ts';
import type { CacheLink } from '../front/pages.ts';
import type { Traces } from '../front/traces/traces.ts';
import type { TracedService } from '../front/traces/view-spans.ts';
import { readServerSettings } from '../settings/settings.ts';
import {
  healthRoutes,
  metricsRoute,
  mountTelemetry,
  type TelemetryOptions,
} from '../telemetry/mount-telemetry.ts';
import { relayMetrics } from '../telemetry/relay-metrics.ts';
import type { Serving } from './serve-from-store.ts';
import { buildSite, type SiteOptions } from './site.ts';
import { stopOnSignal } from './stop-site.ts';

/* The one place that knows both the site and the backend: they share a process and speak HTTP. */

const ADMIN_REQUEST_MS = 30_000;

/** Telemetry of a site; `listen` adds what the site knows. */
type Watched = Omit<TelemetryOptions, 'notReady' | 'readersGet'>;

/** The start parameters of composers, and the services that remotes may use. */
export function composerSetup(env: NodeJS.ProcessEnv): ComposerSetup {
  const settings = readServerSettings(env);
  const services = readBackendSettings(env);
  const { feedRelayUrl, blogApiUrl, weatherApiUrl, riverApiUrl, searchApiUrl, adFrameUrl } = settings;
  return {
    count: settings.composers,
    start: threadStarter({ settings: siteSettings(env), pictureKey: services.pictures.keys[0], adFrameUrl }),
    fetch: cachingFetch([
      { base: feedRelayUrl, remotes: 'all' },
      { base: searchApiUrl, remotes: remotesGranted('searchApiUrl') },
      ...settings.remoteServices.map(({ remote, base }) => ({ base, remotes: [remote] })),
      {
        base: blogApiUrl,
        remotes: remotesGranted('blogApiUrl'),
        authorization: `Bearer ${services.blog.token}`,
      },
      { base: weatherApiUrl, remotes: remotesGranted('weatherApiUrl') },
      { base: riverApiUrl, remotes: remotesGranted('riverApiUrl') },
    ]),
  };
}

/** The services that loads ask, by name. Those of others are not told of a trace. */
export function tracedServices(env: NodeJS.ProcessEnv): TracedService[] {
  const { feedRelayUrl, searchApiUrl, blogApiUrl, weatherApiUrl, riverApiUrl, remoteServices } =
    readServerSettings(env);
  return [
    { name: 'relay', base: feedRelayUrl, isOurs: true },
    { name: 'search', base: searchApiUrl, isOurs: true },
    { name: 'blog', base: blogApiUrl, isOurs: true },
    { name: 'weather', base: weatherApiUrl, isOurs: false },
    { name: 'river', base: riverApiUrl, isOurs: false },
    ...remoteServices.map(({ remote, base }) => ({ name: `service of ${remote}`, base, isOurs: false })),
  ];
}

/** The settings for loads. Tokens stay with the front. */
function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const { origin, feedRelayUrl, blogApiUrl, weatherApiUrl, riverApiUrl, searchApiUrl } =
    readServerSettings(env);
  const { feeds } = readBackendSettings(env);
  return {
    origin,
    feeds: feeds.catalog,
    feedRelayUrl,
    blogApiUrl,
    weatherApiUrl,
    riverApiUrl,
    searchApiUrl,
  };
}

/** What differs between the site on a store and the one of `npm run dev`. */
interface World extends Pick<SiteOptions, 'versions' | 'developmentOrigins'> {
  serving: Pick<SiteOptions, keyof Serving>;
  development: boolean;
  /** Null in development. */
  watched: Watched | null;
  /** Null: pages are not kept. */
  link: CacheLink | null;
  /** Files of releases in the store. Null: readers cannot take the paper with them. */
  files: ReleaseFileCache | null;
  traces: Pick<Traces, 'mount'>;
  /** Mounts the files of releases. */
  mountFiles: (site: FastifyInstance) => void;
  /** Mounts pages for staff: on the site, or at the port of the administration. */
  mountStaffPages: (app: FastifyInstance, isAdmin: boolean) => void;
}

/** Builds the site with the backend beside it, and opens its port. */
export async function listen(
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
  world: World,
): Promise<FastifyInstance> {
  const { serving, watched } = world;
  const settings = readServerSettings(env);
  const services = readBackendSettings(env);
  // Only those who reach it are trusted, so plain limits do.
  const admin = settings.adminPort === undefined ? null : fastify({ requestTimeout: ADMIN_REQUEST_MS });
  const app = await buildSite({
    settings: siteSettings(env),
    adFrameUrl: settings.adFrameUrl,
    developmentOrigins: world.developmentOrigins,
    staff: { secrets: settings.overrideSecrets, development: world.development },
    versions: world.versions,
    connections: settings.connections,
    ...serving,
    cacheTagHeader: settings.purgeCaches.some(({ kind }) => kind === 'cloudflare'),
    takeReport: watched?.takeReport,
    trustedProxies: settings.trustedProxies,
    offline: world.files ? { isOn: settings.offline, files: world.files } : undefined,
    pageCache:
      world.link && settings.pageCacheBytes > 0
        ? {
            maxBytes: settings.pageCacheBytes,
            cacheUrl: settings.cacheUrl,
            link: world.link,
            site: pictureSigner(services.pictures.keys[0], settings.origin)('https://picture.invalid/'),
          }
        : undefined,
    log,
    beside: async (site) => {
      const isStopping = stopOnSignal(site, settings.drainMs);
      const readersGet = () => {
        const { edition, canary } = serving.editions.live();
        return canary ? `${edition.id}+${canary.edition.id}@${canary.percent}` : edition.id;
      };
      world.traces.mount(site);
      const notReady = () => (isStopping() ? 'This server is shutting down.' : null);
      if (watched) {
        mountTelemetry(site, { ...watched, notReady, readersGet });
        metricsRoute(admin ?? site, watched.registry);
      }
      if (admin) healthRoutes(admin, { notReady, readersGet });
      site.addHook('onClose', async () => admin?.close());
      world.mountStaffPages(admin ?? site, admin !== null);
      world.mountFiles(site);
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
  if (settings.adminPort === undefined) return app;
  const administration = { host: settings.host, port: settings.adminPort };
  try {
    await admin?.listen(administration);
  } catch (error) {
    await app.close();
    throw listenFailure(error, administration, 'ADMIN_PORT');
  }
  return app;
}
