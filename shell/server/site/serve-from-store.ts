import type { Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { BULLETIN_PATH } from '../../src/routes.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import type { CacheLink } from '../front/pages.ts';
import { retryWhileUnavailable } from '../store/store-unavailable.ts';
import { hasStandIn } from '../editions/choose-version.ts';
import type { LiveCopy } from '../store/copy/open-with-copy.ts';
import { ReleaseRoutes } from '../editions/release-routes.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { Purger } from '../purge/purger.ts';
import type { SharedCache } from '../purge/shared-cache.ts';
import { RecentSet } from '../telemetry/recent-set.ts';
import { logTelemetry, type TelemetryLog } from '../telemetry/log-telemetry.ts';
import { recordAll, type RecordEvent, type ReleaseId } from '../protocol/telemetry-event.ts';
import { BrowserFailures } from '../editions/browser-failures.ts';
import { CanaryWatch } from '../editions/canary/canary-watch.ts';
import { servedEditions, type LiveEditions } from '../editions/editions.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { FailedLately } from '../editions/failed-lately.ts';
import { FollowedBreaking } from '../editions/followed-breaking.ts';
import { FollowedBulletin, NO_BULLETIN } from '../editions/bulletin/followed-bulletin.ts';
import { currentBanners } from '../front/dress/banners.ts';
import { FollowedEditions } from '../editions/followed-editions.ts';
import { releaseKey } from '../protocol/release-key.ts';
import type { ViewRequest } from '../protocol/messages.ts';
import type { Serving } from '../front/serving.ts';
import { viewRequest } from '../front/view-request.ts';
import type { Composers } from '../front/composers/composers.ts';
import type { ComposerSources } from '../front/composers/start-composers.ts';
import { shellFactsOf } from '../front/composers/shell-facts.ts';
import { Quarantine } from '../editions/quarantine.ts';
import { LoadedReleases, ServedEditions } from './loaded-releases.ts';
import { shareJudgments } from './share-judgments.ts';

/** Beyond the deadline of its load. A thread that hangs is ended before. */
const BULLETIN_MS = 15_000;
/** Interval of dropping unused releases. */
const EVICT_MS = 60_000;
/** How long a refused object is not reported again: requests and polls ask for it again and again. */
const ALARM_MS = 60_000;

/** What a site that serves from a store is made of. */
interface StoreSite {
  store: EditionStore;
  /** The copy of its live edition on disk; null if the store is a folder. */
  copy: LiveCopy | null;
  /** Signs the reports. */
  name: string;
  settings: Pick<ServerSettings, 'origin' | 'redisUrl' | 'liveAtLeast'>;
  start: (sources: ComposerSources) => Composers;
  pages: CacheLink;
  caches: readonly SharedCache[];
  /** Gets all events. */
  count: RecordEvent;
  log: TelemetryLog;
}

/** The served site, and what begins only when the server listens. */
interface ServedStore extends Serving {
  composers: Composers;
  followBulletin: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Follows the store's live edition: loads releases before they take traffic, keeps their code in memory, reports
 * quarantined releases to the store, and halts a canary that does worse than the live edition.
 */
export async function serveFromStore(site: StoreSite): Promise<ServedStore> {
  const { store, copy, settings, start, pages, caches, count, log } = site;
  const editions = new ServedEditions();
  const quarantine = new Quarantine({
    quarantined: (release, finding, by) => {
      record({ event: 'quarantined', release, why: finding.why, ...(by && { by: by.name }) });
      pages.quarantined(release);
      purger.changed([releaseKey(release)]);
      if (by) return;
      judgments?.announce(release, finding);
      report(store.reportQuarantined(quarantineRecord(release, finding.why)));
    },
    restored: (release, by) => {
      record({ event: 'restored', release });
      if (by) return;
      judgments?.announce(release, null);
      report(store.clearQuarantined(release.name, release.version));
    },
  });
  const browsers = new BrowserFailures({
    quarantine,
    hasStandIn: (release, unit) =>
      hasStandIn(release, editions, quarantine, (version) => exposes(store, { ...release, version }, unit)),
  });
  const failedLately = new FailedLately();
  const record = recordAll(
    logTelemetry(log),
    count,
    failedLately.record,
    beforeJudging(pages),
    (event) => canaryWatch.record(event),
    browsers.record,
  );
  const canaryWatch = new CanaryWatch({
    store,
    record,
    pages,
    moved: async () => editions.followed?.refresh(),
    server: site.name,
  });
  const purger = new Purger(caches, record);
  const idsOf = (live: LiveEditions) => servedEditions(live).map(({ id }) => id);
  const moved = (live: LiveEditions) =>
    purger.moved({ editions: idsOf(live), percent: live.canary?.percent ?? 100 });
  const parts = { quarantine, canary: canaryWatch, record };
  const judgments = await shareJudgments(site, parts, store.place, log);
  const alarmed = new RecentSet(() => performance.now(), ALARM_MS);
  store.onRefused = (error) => {
    const { object } = error;
    if (alarmed.addIfNew(object)) record({ event: 'object-refused', object, error });
  };
  const routes = new ReleaseRoutes(store);
  const routesOf = (edition: Edition) => routes.of(edition);
  const releases = new LoadedReleases({
    store,
    editions,
    quarantine,
    record,
    log,
    pages,
    start,
    routesOf,
    frontPage: async () => ({ kind: 'page', view: await ownView('/', 'warm') }),
  });
  const { composers } = releases;
  const follow = () =>
    FollowedEditions.follow({
      store,
      record,
      prepare: (edition) => releases.prepare(edition),
      startedFromCopy: () => copy?.tookOver() ?? false,
      atLeast: settings.liveAtLeast,
      changed: (live) => {
        moved(live);
        if (editions.followed) copy?.keep(editions.followed.taken, live.edition);
        canaryWatch.watch(live);
        void releases.evict();
        void composers.warmSpare();
      },
    });
  const followed = await retryWhileUnavailable(follow, (sentence) => log.warn({}, sentence)).catch(
    async (error: unknown) => {
      // Threads keep the process alive.
      judgments?.close();
      canaryWatch.close();
      await composers.close();
      throw error;
    },
  );
  editions.followed = followed;
  const breaking = new FollowedBreaking({
    store,
    changed: () => purger.changed(idsOf(editions.live())),
    failed: (error) =>
      log.warn({ err: error }, 'breaking news could not be read; what stands stays until it ends'),
    missed: ({ until }) =>
      log.warn(
        { until },
        'breaking news had ended when they came and are on no page: if they are new, the clock here is not that of the desk',
      ),
  });
  await breaking.start();
  const bulletin = new FollowedBulletin({
    ask: askBulletin,
    failed: (error) =>
      log.warn(
        { err: error },
        'the page of the weather says nothing for other pages; what stands stays until it ends',
      ),
  });
  await resumeQuarantine();
  moved(editions.live());
  copy?.started();
  if (!copy?.tookOver()) copy?.keep(followed.taken, followed.live().edition);
  canaryWatch.watch(editions.live());
  const timer = setInterval(() => void releases.evict(), EVICT_MS).unref();
  return {
    editions,
    composers,
    shellFacts: shellFactsOf(composers),
    routesOf,
    quarantine,
    failedLately,
    banners: currentBanners(breaking, bulletin),
    bulletin,
    record,
    followBulletin: () => bulletin.start(),
    close: async () => {
      clearInterval(timer);
      judgments?.close();
      canaryWatch.close();
      purger.close();
      followed.close();
      breaking.close();
      bulletin.close();
      await composers.close();
    },
  };

  /** Releases quarantined before this server started stay in the store until a server finds that they work. */
  async function resumeQuarantine(): Promise<void> {
    // Servers hold no key, so reports are not signed: who can write to the store could take any release off the site.
    if (store.trusted) return;
    try {
      for (const reported of await store.quarantined()) quarantine.resume(reported);
    } catch (error) {
      log.warn({ err: error }, 'the releases that were quarantined could not be read');
    }
  }

  /** Asks the page of the live edition that says something on all pages. */
  async function askBulletin(): Promise<Bulletin | null> {
    const makeTask = async () => ({
      kind: 'bulletin' as const,
      view: await ownView(BULLETIN_PATH, 'bulletin'),
    });
    return composers.run(makeTask, AbortSignal.timeout(BULLETIN_MS)).result;
  }

  /** A view of the live edition for the server itself. */
  function ownView(address: string, id: string): Promise<ViewRequest> {
    const choice = { edition: editions.live().edition, without: [], pinned: [] };
    const staff = { development: false };
    const serving = { settings, editions, quarantine, routesOf, bulletin: NO_BULLETIN, staff };
    return viewRequest(serving, choice, address, { id, counted: false, staff: null });
  }

  function quarantineRecord({ name, version }: ReleaseId, why: string) {
    const { edition, canary } = editions.live();
    const inCanary = canary?.edition.releases[name] === version;
    const since = new Date().toISOString();
    return { name, version, edition: inCanary ? canary.edition.id : edition.id, since, why, by: site.name };
  }

  /** Reports run in the background. */
  function report(sent: Promise<void>): void {
    sent.catch((error: unknown) => log.warn({ err: error }, 'the store took no report'));
  }
}

/** Whether a release has a unit; assumed of one whose release.json cannot be read. */
async function exposes(
  store: EditionStore,
  { name, version }: ReleaseId,
  unit: Pick<UnitRef, 'kind' | 'name'>,
): Promise<boolean> {
  const release = await store.release(name, version).catch(() => null);
  return release === null || unit.name in release[unit.kind === 'page' ? 'pages' : 'blocks'];
}

/** Reports of browsers are judged by their share of views, so the views counted so far are recorded first. */
function beforeJudging(pages: CacheLink): RecordEvent {
  return (event) => {
    const isFailure = event.event === 'unit-failed' || event.event === 'release-failed';
    if (isFailure && event.side === 'browser') pages.flushCounts();
  };
}
