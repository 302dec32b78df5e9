import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { backend } from '@meadowlark/backend/plugin.ts';
import { readBackendSettings } from '@meadowlark/backend/settings.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { DevelopmentReleases, type DevelopmentProgram } from './editions/development-releases.ts';
import { LiveEdition } from './editions/live-edition.ts';
import type { ReleaseSource } from './editions/release-source.ts';
import { StoredReleases } from './editions/stored-releases.ts';
import { developmentFiles } from './files/development-files.ts';
import { releaseFiles } from './files/release-files.ts';
import { pictureSigner } from './pages/sign-picture.ts';
import { readServerSettings } from './settings.ts';
import { siteLog } from './site-log.ts';
import { openStore } from './store/open-store.ts';
import { buildSite } from './site.ts';
import { EventCounter } from './telemetry/event-counter.ts';
import { logTelemetry } from './telemetry/log-telemetry.ts';
import { mountTelemetry, type TelemetryOptions } from './telemetry/mount-telemetry.ts';
import { newRegistry } from './telemetry/new-registry.ts';
import { relayMetrics } from './telemetry/relay-metrics.ts';
import { tellAll } from './telemetry/tell-all.ts';
import { SILENT } from './telemetry/telemetry.ts';

/**
 * Starts the site on what the store's live edition names, and resolves when it listens. Rejects with a sentence when a
 * setting is wrong or the store is empty.
 */
export async function startSite(env: NodeJS.ProcessEnv): Promise<void> {
  const store = openStore(readServerSettings(env).editions);
  const log = siteLog(env);
  const registry = newRegistry();
  const telemetry = tellAll(logTelemetry(log), new EventCounter(registry));
  const releases = new StoredReleases(store, telemetry);
  const live = await LiveEdition.follow(store, {
    changed: (edition) => {
      releases.keepOnly(edition.releases);
      telemetry.editionTaken(edition.id);
    },
    refused: (error) => telemetry.editionRefused(error),
  });
  telemetry.editionTaken(live.current.id);
  const { shell } = live.current.releases;
  if (shell === undefined) throw new Error(`The edition ${live.current.id} names no shell.`);
  await releases.shell(shell);
  await listen(
    env,
    log,
    releases,
    () => live.current,
    {
      registry,
      telemetry,
      notReady: () => null,
      served: {
        live: () => ({ edition: live.current, canary: null }),
        find: async (id) => (id === live.current.id ? live.current : null),
        routes: async () => (await releases.shell(live.current.releases['shell'] ?? '')).module.routes,
      },
      onReport: () => {},
    },
    async (site) => {
      releaseFiles(site, store);
      site.addHook('onClose', async () => live.close());
    },
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
    new DevelopmentReleases(programs),
    () => edition,
    null,
    async (site) => developmentFiles(site, programs),
    Object.values(programs).map(({ origin }) => origin),
  );
  return readServerSettings(env).origin;
}

/** The one place that knows both the site and the backend: they share a process and speak HTTP. */
async function listen(
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
  releases: ReleaseSource,
  liveEdition: () => Edition,
  /** How the site is watched; a site under development is not. */
  watched: TelemetryOptions | null,
  files: (site: FastifyInstance) => Promise<void>,
  developmentOrigins: readonly string[] = [],
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
    developmentOrigins,
    picture: pictureSigner(services.pictures.key, settings.origin),
    releases,
    liveEdition,
    telemetry: watched?.telemetry ?? SILENT,
    log,
    beside: async (site) => {
      if (watched) mountTelemetry(site, watched);
      await files(site);
      await site.register(backend, {
        ...services,
        ...(watched && { onRelay: relayMetrics(watched.registry) }),
      });
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
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
