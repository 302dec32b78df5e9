import type { Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { BULLETIN_PATH } from '../../src/routes.ts';
import { NO_BULLETIN } from '../editions/bulletin/followed-bulletin.ts';
import { ownReleases } from '../editions/choose-version.ts';
import { servedEditions } from '../editions/editions.ts';
import { FollowedEditions } from '../editions/followed-editions.ts';
import { ReleaseRoutes } from '../editions/release-routes.ts';
import type { Composers } from '../front/composers/composers.ts';
import { shellFactsOf, type ComposerSources } from '../front/composers/start-composers.ts';
import { viewRequest, type ViewSources } from '../front/view-request.ts';
import type { ViewRequest } from '../protocol/messages.ts';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { LiveCopy } from '../../store/copy/open-with-copy.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { retryWhileUnavailable } from '../../store/store-unavailable.ts';
import { RecentSet } from '../telemetry/recent-set.ts';
import { followBanners } from './follow-banners.ts';
import { LoadedReleases, ServedEditions } from './loaded-releases.ts';
import { judgeReleases, type JudgedSite } from './release-judges.ts';

/** Longer than the deadline of its load. A thread that hangs is ended before. */
const BULLETIN_MS = 15_000;
const KEEP_MS = 60_000;
/** How long a refused object is not reported again: requests and polls read it again and again. */
const ALARM_MS = 60_000;

interface StoreSite extends JudgedSite {
  settings: JudgedSite['settings'] & Pick<ServerSettings, 'liveAtLeast'>;
  /** The copy of its live edition on disk; null if the store is a folder. */
  copy: LiveCopy | null;
  start: (sources: ComposerSources) => Composers;
}

/**
 * Follows the store's live edition: loads releases before they get traffic, and caches their code in memory. Call
 * `followBulletin` when the server listens.
 */
export async function serveFromStore(site: StoreSite) {
  const { store, copy, settings, start, pages, log } = site;
  const editions = new ServedEditions();
  const judges = await judgeReleases(site, editions);
  const { quarantine, failedLately, record, purger } = judges;
  recordRefused(store, record);
  const routes = new ReleaseRoutes(store);
  const routesOf = (edition: Edition) => routes.of(edition);
  const ownView = ownViews({ settings, editions, quarantine, routesOf });
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
  let onAllPages: Awaited<ReturnType<typeof followBanners>> | null = null;
  const follow = () =>
    FollowedEditions.follow({
      store,
      record,
      prepare: (edition) => releases.prepare(edition),
      startedFromCopy: () => copy?.tookOver() ?? false,
      atLeast: settings.liveAtLeast,
      changed: (live) => {
        judges.follow(live);
        if (editions.followed) copy?.keep(editions.followed.taken, live.edition);
        void releases.keepInUse();
        void composers.warmSpare();
        // Its page may be another one now, or gone: the next poll is a minute away.
        void onAllPages?.bulletin.refresh();
      },
    });
  const followed = await retryWhileUnavailable(follow, (sentence) => log.warn({}, sentence)).catch(
    async (error: unknown) => {
      // Threads keep the process alive.
      judges.close();
      await composers.close();
      throw error;
    },
  );
  editions.follow(followed);
  void releases.keepInUse();
  onAllPages = await followBanners({
    store,
    loadBulletin: () => loadBulletin(composers, ownView),
    changed: () => purger.changed(servedEditions(editions.live()).map(({ id }) => id)),
    log,
  });
  await judges.resume();
  judges.follow(editions.live());
  copy?.started();
  if (!copy?.tookOver()) copy?.keep(followed.taken, followed.live().edition);
  const timer = setInterval(() => void releases.keepInUse(), KEEP_MS).unref();
  return {
    editions,
    composers,
    shellFacts: shellFactsOf(composers),
    routesOf,
    quarantine,
    failedLately,
    banners: onAllPages.banners,
    bulletin: onAllPages.bulletin,
    record,
    followBulletin: onAllPages.followBulletin,
    close: async () => {
      clearInterval(timer);
      judges.close();
      followed.close();
      onAllPages.close();
      await composers.close();
    },
  };
}

/** Refused objects of the store are recorded, each once in a while. */
function recordRefused(store: EditionStore, record: RecordEvent): void {
  const alarmed = new RecentSet(ALARM_MS);
  store.onRefused = (error) => {
    const { object } = error;
    if (alarmed.addIfNew(object)) record({ event: 'object-refused', object, error });
  };
}

type OwnView = (address: string, id: string) => Promise<ViewRequest>;

/** Views of the live edition for the server itself. */
function ownViews(sources: Omit<ViewSources, 'bulletin' | 'staff'>): OwnView {
  const ofServer = { ...sources, bulletin: NO_BULLETIN, staff: { development: false } };
  return (address, id) => {
    const choice = ownReleases(sources.editions.live().edition);
    return viewRequest(ofServer, { choice, address }, { id, counted: false, staff: null });
  };
}

/** Loads the bulletin from its page in the live edition. */
async function loadBulletin(composers: Composers, ownView: OwnView): Promise<Bulletin | null> {
  const makeTask = async () => ({
    kind: 'bulletin' as const,
    view: await ownView(BULLETIN_PATH, 'bulletin'),
  });
  return composers.run(makeTask, AbortSignal.timeout(BULLETIN_MS)).result;
}
