import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { newCacheLink, type CacheLink } from '../cache/cache-link.ts';
import { haltCanary } from '../store/halt-canary.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { logTelemetry, type TelemetryLog } from '../telemetry/log-telemetry.ts';
import { tellAll } from '../telemetry/tell-all.ts';
import type { ReleaseId, Side, Telemetry } from '../telemetry/telemetry.ts';
import { BrowserFailures } from './browser-failures.ts';
import { CanaryJudge } from './canary-judge.ts';
import type { Editions, LiveEditions } from './editions.ts';
import { FollowedEditions } from './followed-editions.ts';
import { hasStandIn } from './has-stand-in.ts';
import { lineage } from './lineage.ts';
import type { ReleaseSource } from './release-source.ts';
import { keyOf, SetAsides } from './set-asides.ts';
import { StoredReleases } from './stored-releases.ts';

/** Looks for releases that are used no more. */
const EVICT_MS = 60_000;

/** Everything by which pages are composed of releases. */
export interface Serving {
  editions: Editions;
  releases: ReleaseSource;
  asides: SetAsides;
  telemetry: Telemetry;
}

/**
 * Follows the store's live edition: loads releases before they take traffic, keeps in memory what is served, reports to
 * the store what had to be set aside, and ends a canary that does worse than the live edition. `counter` hears of all
 * that happens; `server` is the name under which the server reports; `pages` is told what the page cache has to know.
 */
export async function serveFromStore(
  store: EditionStore,
  log: TelemetryLog,
  counter: Partial<Telemetry>,
  server: string,
  pages: CacheLink = newCacheLink(),
): Promise<Serving & { close: () => void }> {
  const judge = new CanaryJudge((edition, why) => {
    log.error({ edition, why }, 'canary halted');
    haltCanary(store, edition, { by: server, note: why }).then(
      () => editions.refresh(),
      (error: unknown) => log.error({ err: error, edition }, 'canary could not be halted'),
    );
  });
  const asides = new SetAsides({
    setAside: (release, why) => {
      telemetry.setAside(release, why);
      pages.setAside(release);
      report(store.reportAside(asideRecord(release, why)));
    },
    restored: (release) => {
      telemetry.restored(release);
      report(store.clearAside(release.name, release.version));
    },
  });
  const browsers = new BrowserFailures({
    asides,
    hasStandIn: (release) => hasStandIn(release, editions, asides),
  });
  const telemetry = tellAll(logTelemetry(log), counter, beforeJudging(pages), judge, browsers);
  const releases = new StoredReleases(store, telemetry);
  const editions: FollowedEditions = await FollowedEditions.follow({
    store,
    telemetry,
    prepare: (edition) => prepare(edition),
    changed: (live) => {
      watchCanary(live);
      void evict(live);
    },
  });
  await resumeAsides();
  watchCanary(editions.live());
  const timer = setInterval(() => void evict(editions.live()), EVICT_MS).unref();
  return {
    editions,
    releases,
    asides,
    telemetry,
    close: () => {
      clearInterval(timer);
      editions.close();
    },
  };

  /** What was reported before this server started stands in the list of editions until somebody finds that it works. */
  async function resumeAsides(): Promise<void> {
    try {
      for (const reported of await store.asides()) asides.resume(reported);
    } catch (error) {
      log.warn({ err: error }, 'the releases that were set aside could not be read');
    }
  }

  function watchCanary({ edition, canary }: LiveEditions): void {
    judge.watch(edition.id, canary?.edition.id ?? null);
  }

  /** Loads all that an edition names, and lets its most read pages be made. A remote that cannot be loaded is dealt with when it is asked for. */
  async function prepare(edition: Edition): Promise<void> {
    const { shell, ...remotes } = edition.releases;
    if (shell === undefined) throw new Error(`The edition ${edition.id} names no shell.`);
    await Promise.all([
      releases.shell(shell),
      ...Object.entries(remotes).map(([name, version]) => releases.remote(name, version).catch(() => null)),
    ]);
    await pages.coming(edition);
  }

  /** Keeps the code of what readers get now and of what would serve instead. */
  async function evict({ edition, canary }: LiveEditions): Promise<void> {
    const keep = new Set<string>();
    for (const served of canary ? [edition, canary.edition] : [edition]) {
      for (const name of Object.keys(served.releases)) {
        let generation = 0;
        for await (const version of lineage(editions, served, name)) {
          keep.add(keyOf(name, version));
          generation += 1;
          if (generation === 2) break;
        }
      }
    }
    for (const release of releases.evict(keep)) telemetry.forget(release);
    asides.keepOnly(keep);
  }

  function asideRecord({ name, version }: ReleaseId, why: string) {
    const { edition, canary } = editions.live();
    const inCanary = canary?.edition.releases[name] === version;
    const since = new Date().toISOString();
    return { name, version, edition: inCanary ? canary.edition.id : edition.id, since, why, by: server };
  }

  /** A report that does not reach the store holds nothing up. */
  function report(sent: Promise<void>): void {
    sent.catch((error: unknown) => log.warn({ err: error }, 'the store took no report'));
  }
}

/** What browsers report is judged by the share of views: those that were only counted so far are told first. */
function beforeJudging(pages: CacheLink): Partial<Telemetry> {
  const tell = (_of: unknown, side: Side) => {
    if (side === 'browser') pages.judging();
  };
  return { unitFailed: tell, releaseFailed: tell };
}
