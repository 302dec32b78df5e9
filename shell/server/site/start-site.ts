import { hostname } from 'node:os';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { servedEditions } from '../editions/editions.ts';
import { ReleaseFileCache } from '../front/files/release-file-cache.ts';
import { releaseFiles } from '../front/files/release-files.ts';
import { statesRoute } from '../states/states-route.ts';
import { editionRoutes } from '../front/edition-routes.ts';
import type { Serving } from '../front/serving.ts';
import { newCacheHooks } from '../front/pages.ts';
import { startComposers, type ComposerSources } from '../front/composers/start-composers.ts';
import { NO_TRACES, type Traces } from '../front/traces/traces.ts';
import { recordAll } from '../protocol/telemetry-event.ts';
import { settledWithin } from '../../lib/settled-within.ts';
import { openCaches } from '../purge/open-caches.ts';
import { openWithCopy } from '../../store/copy/open-with-copy.ts';
import { EditionStore } from '../../store/edition-store.ts';
import { countEvents } from '../telemetry/event-counter.ts';
import type { Log } from '../../lib/log.ts';
import { openLog } from '../telemetry/open-log.ts';
import { composerTasks, newRegistry } from '../telemetry/server-metrics.ts';
import type { KnownEditions } from '../telemetry/reports/attribute-report.ts';
import { reportIntake } from '../telemetry/reports/report-intake.ts';
import { ReportingClients } from '../telemetry/reports/reporting-clients.ts';
import { serveFromStore } from './serve-from-store.ts';
import { composerSetup, listen, loadServices, readSetup, type Setup } from './site-and-backend.ts';

/** Startup waits this long for the bulletin. */
const FIRST_BULLETIN_MS = 1000;

/**
 * Starts the site on the store's live edition; resolves when it listens. Rejects if a setting is invalid or the store is
 * empty.
 */
export async function startSite(env: NodeJS.ProcessEnv): Promise<void> {
  const setup = readSetup(env);
  const { settings } = setup;
  const { editions: place, trustedKeys } = settings;
  const log = openLog(settings.logLevel);
  const { store: opened, copy } = await openWithCopy(
    { editions: place, trustedKeys },
    settings.storeCopy,
    log,
  );
  const registry = newRegistry();
  const hooks = newCacheHooks();
  const clients = new ReportingClients();
  const traces = await tracesOf(setup, log);
  const store = new EditionStore(traces.objects(opened.objects), { trusted: opened.trusted });
  const count = recordAll(countEvents(registry), clients.record, traces.record);
  const composers = composerSetup(setup);
  const start = (sources: ComposerSources) =>
    startComposers({ ...composers, fetch: traces.fetch(composers.fetch) }, sources);
  const caches = openCaches(settings.purgeCaches, settings.cacheTokens);
  const serving = await serveFromStore({
    store,
    copy,
    name: hostname(),
    settings,
    start,
    pages: hooks,
    caches,
    count,
    log,
  });
  composerTasks(registry, () => serving.composers.tasks);
  const { editions, record } = serving;
  const { origin } = settings;
  const takeReport = reportIntake({ origin, registry, record, clients, served: knownEditions(serving) });
  const isServed = (name: string, version: string) =>
    servedEditions(editions.live()).some(({ releases }) => releases[name] === version);
  const files = new ReleaseFileCache(store, isServed, record);
  await listen(setup, log, {
    serving: { ...serving, composers: traces.composers(serving.composers) },
    development: false,
    developmentOrigins: [],
    versions: (name) => store.versions(name),
    watched: { registry, takeReport },
    hooks,
    files,
    traces,
    mountFiles: (site) => {
      releaseFiles(site, files);
      site.addHook('onClose', async () => {
        await serving.close();
        await traces.close();
      });
    },
    mountStaffPages: (app, isAdmin) => {
      // Frames of states load their files from the same origin. Anybody who can reach the admin port is staff.
      if (isAdmin) releaseFiles(app, files);
      statesRoute(app, {
        store,
        editions,
        staff: { secrets: settings.overrideSecrets, development: isAdmin },
      });
    },
  });
  // Not before: the backend in this process responds from now on. The first pages have the weather, if it is quick.
  await settledWithin(serving.followBulletin(), FIRST_BULLETIN_MS);
  void serving.composers.warmSpare();
}

/** The editions and routes of which browsers may report. */
function knownEditions({ editions, shellFacts, routesOf }: Serving): KnownEditions {
  const routesIn = async (edition: Edition) =>
    editionRoutes(await shellFacts(edition.releases['shell'] ?? ''), await routesOf(edition)).routes;
  return {
    live: () => editions.live(),
    find: (id) => editions.find(id),
    routes: async () => (await Promise.all(servedEditions(editions.live()).map(routesIn))).flat(),
  };
}

/** Loads OpenTelemetry only if there is a collector: that takes a tenth of a second and some megabytes. */
async function tracesOf(setup: Setup, log: Pick<Log, 'warn'>): Promise<Traces> {
  const { traces } = setup.settings;
  if (!traces) return NO_TRACES;
  const { openTraces } = await import('../front/traces/open-traces.ts');
  return openTraces(traces, loadServices(setup), log);
}
