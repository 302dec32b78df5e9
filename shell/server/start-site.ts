import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { backend } from '@meadowlark/backend/plugin.ts';
import { readBackendSettings } from '@meadowlark/backend/settings.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { hostname } from 'node:os';
import { newCacheLink, type CacheLink } from './cache/cache-link.ts';
import { DevelopmentReleases, type DevelopmentProgram } from './editions/development-releases.ts';
import { serveFromStore, type Serving } from './editions/serve-from-store.ts';
import { SetAsides } from './editions/set-asides.ts';
import { developmentFiles } from './files/development-files.ts';
import { releaseFiles } from './files/release-files.ts';
import { pictureSigner } from './pages/sign-picture.ts';
import { readServerSettings } from './settings.ts';
import { siteLog } from './site-log.ts';
import { stopOnSignal } from './stop-site.ts';
import { openStore } from './store/open-store.ts';
import { buildSite, type SiteOptions } from './site.ts';
import { EventCounter } from './telemetry/event-counter.ts';
import { mountTelemetry, type TelemetryOptions } from './telemetry/mount-telemetry.ts';
import { newRegistry } from './telemetry/new-registry.ts';
import { relayMetrics } from './telemetry/relay-metrics.ts';
import { SILENT } from './telemetry/telemetry.ts';

/** How a site is watched; whether it is ready is known where it is started and stopped. */
type Watched = Omit<TelemetryOptions, 'notReady'>;

/**
 * Starts the site on what the store's live edition names, and resolves when it listens. Rejects with a sentence when a
 * setting is wrong or the store is empty.
 */
export async function startSite(env: NodeJS.ProcessEnv): Promise<void> {
  const store = await openStore(readServerSettings(env).editions);
  const log = siteLog(env);
  const registry = newRegistry();
  const link = newCacheLink();
  const serving = await serveFromStore(store, log, new EventCounter(registry), hostname(), link);
  const { editions, releases, telemetry } = serving;
  const watched: Watched = {
    registry,
    telemetry,
    served: {
      live: () => editions.live(),
      find: (id) => editions.find(id),
      routes: async () =>
        (await releases.shell(editions.live().edition.releases['shell'] ?? '')).module.routes,
    },
  };
  await listen(
    env,
    log,
    serving,
    watched,
    async (site) => {
      releaseFiles(site, store);
      site.addHook('onClose', async () => serving.close());
    },
    { versions: (name) => store.versions(name), development: false, origins: [], link },
  );
}

/** Starts the site on programs that are being edited, and resolves with its origin. */
export async function startDevelopmentSite(
  env: NodeJS.ProcessEnv,
  programs: Readonly<Record<string, DevelopmentProgram>>,
): Promise<string> {
  const edition: Edition = {
    id: '00000000T000000Z-00000000',
    parent: null,
    createdAt: new Date().toISOString(),
    by: 'You',
    releases: Object.fromEntries(Object.keys(programs).map((name) => [name, 'development'])),
    note: 'The workspaces, as they are being edited',
  };
  await listen(
    env,
    siteLog(env),
    {
      releases: new DevelopmentReleases(programs),
      editions: { live: () => ({ edition, canary: null }), find: async () => edition },
      asides: new SetAsides(SILENT),
      telemetry: SILENT,
    },
    null,
    async (site) => developmentFiles(site, programs),
    {
      versions: async () => [],
      development: true,
      origins: Object.values(programs).map(({ origin }) => origin),
      link: null,
    },
  );
  return readServerSettings(env).origin;
}

/** The one place that knows both the site and the backend: they share a process and speak HTTP. */
async function listen(
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
  serving: Serving,
  /** How the site is watched; a site under development is not. */
  watched: Watched | null,
  files: (site: FastifyInstance) => Promise<void>,
  world: {
    versions: SiteOptions['versions'];
    development: boolean;
    origins: readonly string[];
    /** By which the page cache hears of editions and releases; a site under development has no such cache. */
    link: CacheLink | null;
  },
): Promise<FastifyInstance> {
  const settings = readServerSettings(env);
  const services = readBackendSettings(env);
  const app = await buildSite({
    settings: {
      origin: settings.origin,
      feeds: services.feeds.catalogue,
      feedRelayUrl: settings.feedRelayUrl,
      blogApiUrl: settings.blogApiUrl,
      blogApiToken: services.blog.token,
    },
    adFrameUrl: settings.adFrameUrl,
    developmentOrigins: world.origins,
    staff: { secret: settings.overrideSecret, development: world.development },
    versions: world.versions,
    picture: pictureSigner(services.pictures.key, settings.origin),
    ...serving,
    pageCache:
      world.link && settings.pageCacheBytes > 0
        ? { maxBytes: settings.pageCacheBytes, cacheUrl: settings.cacheUrl, link: world.link }
        : undefined,
    log,
    beside: async (site) => {
      const stopping = stopOnSignal(site, settings.drainSeconds * 1000);
      const notReady = () => (stopping.told() ? 'This server is shutting down.' : null);
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
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${settings.port} is taken by another program. End that one, or set PORT to a free port.`,
      { cause: error },
    );
  }
  return app;
}
