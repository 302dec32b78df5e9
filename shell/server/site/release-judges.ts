import { randomUUID } from 'node:crypto';
import type { UnitRef } from '../../src/composition/unit.ts';
import { BrowserFailures } from '../editions/browser-failures.ts';
import { CanaryWatch } from '../editions/canary/canary-watch.ts';
import { hasReplacement } from '../editions/choose-version.ts';
import { servedEditions, type LiveEditions } from '../editions/editions.ts';
import { FailedLately } from '../editions/failed-lately.ts';
import { JudgmentExchange, type ExchangeOptions } from '../editions/judgments/judgment-exchange.ts';
import { Quarantine } from '../editions/quarantine.ts';
import type { CacheHooks } from '../front/pages.ts';
import { releaseKey, type ReleaseId } from '../../store/release-key.ts';
import { recordAll, type RecordEvent } from '../protocol/telemetry-event.ts';
import { Purger, type SharedCache } from '../purge/purger.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { Log } from '../../lib/log.ts';
import { logTelemetry } from '../telemetry/log-telemetry.ts';
import type { ServedEditions } from './loaded-releases.ts';

/** Reports that a server reads when it starts: anybody who can write to the store can write any number. */
const MAX_REPORTS = 1000;

export interface JudgedSite {
  store: EditionStore;
  name: string;
  settings: Pick<ServerSettings, 'origin' | 'redisUrl'>;
  pages: CacheHooks;
  caches: readonly SharedCache[];
  count: RecordEvent;
  log: Log;
}

/**
 * Quarantines releases that fail, and reports it to store, caches and other servers; halts a canary that does worse than the
 * live edition.
 */
export async function judgeReleases(site: JudgedSite, editions: ServedEditions) {
  const { store, name, pages, caches, count, log } = site;
  const reports = storeReports(site, editions);
  const quarantine = new Quarantine({
    quarantined: (release, finding, by) => {
      record({ event: 'quarantined', release, why: finding.why, ...(by && { by: by.name }) });
      pages.quarantined(release);
      purger.changed([releaseKey(release)]);
      if (by) return;
      judgments?.announce(release, finding);
      reports.quarantined(release, finding.why);
    },
    restored: (release, by) => {
      record({ event: 'restored', release });
      if (by) return;
      judgments?.announce(release, null);
      reports.restored(release);
    },
  });
  const browsers = new BrowserFailures({
    quarantine,
    hasReplacement: (release, unit) =>
      hasReplacement(release, { editions, quarantine }, (version) =>
        exposes(store, { ...release, version }, unit),
      ),
  });
  const failedLately = new FailedLately();
  const record: RecordEvent = recordAll(
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
    server: name,
  });
  const purger = new Purger(caches, record);
  const judgments = await shareJudgments(site, { quarantine, canary: canaryWatch, record });
  return {
    quarantine,
    failedLately,
    record,
    purger,
    /** Readers get these editions now. */
    follow: (live: LiveEditions): void => {
      purger.moved({
        editions: servedEditions(live).map(({ id }) => id),
        percent: live.canary?.percent ?? 100,
      });
      canaryWatch.watch(live);
    },
    /** Quarantines what other servers had quarantined before this one started. Never rejects. */
    resume: async (): Promise<void> => {
      try {
        // Servers have no key, so reports are not signed: anybody who can write to the store could take any release off the
        // site.
        for (const found of await store.quarantined(MAX_REPORTS))
          quarantine.resume(found, store.trusted === null);
      } catch (error) {
        log.warn({ err: error }, 'the quarantined releases could not be read');
      }
    },
    close: () => {
      judgments?.close();
      canaryWatch.close();
      purger.close();
    },
  };
}

/** Reports of quarantined releases. They are sent in the background, one after the other: a slow one would undo the next. */
function storeReports({ store, name: by, log }: JudgedSite, editions: ServedEditions) {
  let sent = Promise.resolve();
  const inTurn = (send: () => Promise<void>): void => {
    sent = sent
      .then(send)
      .catch((error: unknown) => log.warn({ err: error }, 'the store did not accept a report'));
  };
  return {
    quarantined: (release: ReleaseId, why: string): void => {
      const { edition, canary } = editions.live();
      const inCanary = canary?.edition.releases[release.name] === release.version;
      const since = new Date().toISOString();
      const found = { ...release, edition: inCanary ? canary.edition.id : edition.id, since, why, by };
      inTurn(() => store.reportQuarantined(found));
    },
    restored: ({ name, version }: ReleaseId): void => inTurn(() => store.clearQuarantined(name, version)),
  };
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
function beforeJudging(pages: CacheHooks): RecordEvent {
  return (event) => {
    const isFailure = event.event === 'unit-failed' || event.event === 'release-failed';
    if (isFailure && event.side === 'browser') pages.flushCounts();
  };
}

/** Shares judgments with the other servers of the site, by Redis. Its client is loaded only if there is one. */
async function shareJudgments(
  { store, name, settings: { origin, redisUrl }, log }: JudgedSite,
  parts: Pick<ExchangeOptions, 'quarantine' | 'canary' | 'record'>,
): Promise<JudgmentExchange | null> {
  if (redisUrl === undefined) {
    // Only servers on a bucket are likely to be several; a lone one needs no warning.
    const level = store.place.startsWith('s3:') ? 'warn' : 'info';
    log[level]({}, 'REDIS_URL is not set: this server judges releases and canaries by itself');
    return null;
  }
  const { redisJudgments } = await import('../editions/judgments/redis-judgments.ts');
  const server = { id: randomUUID(), name };
  return new JudgmentExchange({ ...parts, server, redis: redisJudgments(redisUrl, origin, server.id, log) });
}
