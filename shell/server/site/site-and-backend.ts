import { listenFailure } from '@meadowlark/backend/listen-failure.ts';
import { backend } from '@meadowlark/backend/plugin.ts';
import { readBackendSettings, type BackendSettings } from '@meadowlark/backend/settings.ts';
import { remotesWith, type SiteSettings } from '@meadowlark/shared/contract/settings.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { cachingFetch, type Service } from '../front/composers/caching-fetch.ts';
import { threadStarter } from '../front/composers/composer-thread.ts';
import type { ComposerSetup } from '../front/composers/start-composers.ts';
import type { ReleaseFileCache } from '../front/files/release-file-cache.ts';
import type { CacheHooks } from '../front/pages.ts';
import type { Serving } from '../front/serving.ts';
import type { Traces } from '../front/traces/traces.ts';
import type { TracedService } from '../front/traces/view-spans.ts';
import { readServerSettings, type ServerSettings } from '../settings/settings.ts';
import {
  healthRoutes,
  metricsRoute,
  mountTelemetry,
  type TelemetryOptions,
} from '../telemetry/mount-telemetry.ts';
import { relayMetrics } from '../telemetry/server-metrics.ts';
import { buildSite, type SiteOptions } from './site.ts';
import { stopOnSignal } from './stop-site.ts';

/* The only file that knows both the site and the backend: they share a process and communicate over HTTP. */

const ADMIN_REQUEST_MS = 30_000;

/** Telemetry of a site; `listen` adds what the site knows. */
type Watched = Omit<TelemetryOptions, 'notReady' | 'readersGet'>;

export interface Setup {
  settings: ServerSettings;
  services: BackendSettings;
  /** What loads may know. Tokens stay with the front. */
  site: SiteSettings;
}

export function readSetup(env: NodeJS.ProcessEnv): Setup {
  const settings = readServerSettings(env);
  const services = readBackendSettings(env);
  const { origin, feedRelayUrl, blogApiUrl, weatherApiUrl, riverApiUrl, searchApiUrl } = settings;
  const feeds = services.feeds.catalog;
  const site = { origin, feeds, feedRelayUrl, blogApiUrl, weatherApiUrl, riverApiUrl, searchApiUrl };
  return { settings, services, site };
}

export function composerSetup(setup: Setup): ComposerSetup {
  const { settings, services, site } = setup;
  const pictureKey = services.pictures.keys[0];
  return {
    count: settings.composers,
    start: threadStarter({
      settings: site,
      services: settings.remoteServices,
      pictureKey,
      adFrameUrl: settings.adFrameUrl,
    }),
    fetch: cachingFetch(loadServices(setup)),
  };
}

/** The services for loads. Third-party services do not get trace ids. */
export function loadServices({ settings, services }: Setup): (Service & TracedService)[] {
  const {
    feedRelayUrl,
    searchApiUrl,
    blogApiUrl,
    weatherApiUrl,
    riverApiUrl,
    remoteServices,
    serviceCredentials,
  } = settings;
  return [
    { name: 'relay', base: feedRelayUrl, remotes: 'all', isOurs: true },
    { name: 'search', base: searchApiUrl, remotes: remotesWith('searchApiUrl'), isOurs: true },
    ...remoteServices.map(({ remote, name, base }) => ({
      name: `${remote}/${name}`,
      base,
      remotes: [remote],
      isOurs: false,
      authorization: serviceCredentials.get(`${remote}/${name}`),
    })),
    {
      name: 'blog',
      base: blogApiUrl,
      remotes: remotesWith('blogApiUrl'),
      isOurs: true,
      authorization: `Bearer ${services.blog.token}`,
    },
    { name: 'weather', base: weatherApiUrl, remotes: remotesWith('weatherApiUrl'), isOurs: false },
    { name: 'river', base: riverApiUrl, remotes: remotesWith('riverApiUrl'), isOurs: false },
  ];
}

/** What differs between the site on a store and the one of `npm run dev`. */
interface World extends Pick<SiteOptions, 'versions' | 'developmentOrigins'> {
  serving: Serving;
  development: boolean;
  /** Null in development. */
  watched: Watched | null;
  /** Null: pages are not cached. */
  hooks: CacheHooks | null;
  /** Files of releases in the store. Null: there are no offline copies. */
  files: ReleaseFileCache | null;
  traces: Pick<Traces, 'mount'>;
  mountFiles: (site: FastifyInstance) => void;
  /** Mounts pages for staff: on the site, or at the admin port. */
  mountStaffPages: (app: FastifyInstance, isAdmin: boolean) => void;
}

/** Builds the site with the backend beside it, and opens its port. */
export async function listen(
  { settings, services, site: siteSettings }: Setup,
  log: FastifyBaseLogger,
  world: World,
): Promise<FastifyInstance> {
  const { serving, watched } = world;
  // Only trusted clients reach it, so simple limits are enough.
  const admin = settings.adminPort === undefined ? null : fastify({ requestTimeout: ADMIN_REQUEST_MS });
  const app = await buildSite({
    settings: siteSettings,
    adFrameUrl: settings.adFrameUrl,
    developmentOrigins: world.developmentOrigins,
    staff: { secrets: settings.overrideSecrets, development: world.development },
    versions: world.versions,
    connections: settings.connections,
    ...serving,
    purgedCaches: new Set(settings.purgeCaches.map(({ kind }) => kind)),
    takeReport: watched?.takeReport,
    trustedProxies: settings.trustedProxies,
    offline: world.files ? { isOn: settings.offline, files: world.files } : undefined,
    pageCache:
      world.hooks && settings.pageCacheBytes > 0
        ? {
            maxBytes: settings.pageCacheBytes,
            cacheUrl: settings.cacheUrl,
            hooks: world.hooks,
            pictureKey: services.pictures.keys[0],
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
  const open = async (server: FastifyInstance, port: number, setting?: string): Promise<void> => {
    const address = { host: settings.host, port };
    try {
      await server.listen(address);
    } catch (error) {
      await app.close();
      throw listenFailure(error, address, setting);
    }
  };
  await open(app, settings.port);
  if (admin && settings.adminPort !== undefined) await open(admin, settings.adminPort, 'ADMIN_PORT');
  return app;
}
