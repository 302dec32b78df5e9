import type { Registry } from 'prom-client';
import { unitKey, type UnitRef } from '../../src/composition/unit.ts';
import { releaseKey, releaseOfUnit, type ReleaseId } from '../../store/release-key.ts';
import type { RecordEvent, Side } from '../protocol/telemetry-event.ts';
import { editionMetrics } from './edition-metrics.ts';
import { requestCounter } from './http-metrics.ts';
import { releaseMetrics } from './release-metrics.ts';
import { SeriesOfReleases } from './series-of-releases.ts';

/** Counts events as the metrics of `/metrics`. */
export function countEvents(registry: Registry): RecordEvent {
  const series = new SeriesOfReleases();
  const requests = requestCounter(registry);
  const { releaseLoads, releaseLoadSeconds, unitLoads, unitLoadSeconds, ...ofReleases } =
    releaseMetrics(registry);
  const { renders, renderSeconds, views, errors, fallbacks, quarantined } = ofReleases;
  const { edition, refused, away, purges, objectsRefused, ...ofEditions } = editionMetrics(registry);
  const { canaryEvidence, canariesHalted, judgments, pageCacheRequests, cacheRequests } = ofEditions;

  /** An old tab may report a release whose series were removed; label it 'unknown' instead of starting them again. */
  const known = (release: ReleaseId, side: Side): ReleaseId =>
    side === 'server' || series.has(release) ? release : { ...release, version: 'unknown' };
  const failed = (release: ReleaseId, unit: string, side: Side) =>
    errors.inc(series.labelsFor(errors, known(release, side), { unit, side }));

  return (event) => {
    switch (event.event) {
      case 'release-loaded': {
        const { release, outcome, seconds } = event;
        releaseLoads.inc(series.labelsFor(releaseLoads, release, { outcome }));
        releaseLoadSeconds.observe(series.labelsFor(releaseLoadSeconds, release, {}), seconds);
        return;
      }
      case 'unit-loaded': {
        const { outcome, seconds } = event;
        const [release, unit] = [releaseOfUnit(event.unit), unitLabel(event.unit)];
        unitLoads.inc(series.labelsFor(unitLoads, release, { unit, outcome }));
        unitLoadSeconds.observe(series.labelsFor(unitLoadSeconds, release, { unit }), seconds);
        return;
      }
      case 'page-rendered': {
        for (const unit of event.units)
          renders.inc(series.labelsFor(renders, releaseOfUnit(unit), { unit: unitLabel(unit) }));
        // Observe the page once for a release with two blocks on it.
        const releases = new Map(event.units.map(releaseOfUnit).map((one) => [releaseKey(one), one]));
        for (const release of releases.values())
          renderSeconds.observe(series.labelsFor(renderSeconds, release, {}), event.seconds);
        return;
      }
      case 'view-served':
        for (const unit of event.units)
          views.inc(series.labelsFor(views, releaseOfUnit(unit), { unit: unitLabel(unit) }), event.count);
        return;
      case 'page-cache-lookup':
        return pageCacheRequests.inc({ level: event.level, result: event.result }, event.count);
      case 'responded-early':
        return requests.inc({ ...event.response }, event.count);
      case 'unit-failed':
        return failed(releaseOfUnit(event.unit), unitLabel(event.unit), event.side);
      case 'release-failed':
        return failed(event.release, 'none', event.side);
      case 'fell-back': {
        const { to, side } = event;
        const labels = { unit: unitLabel(event.unit), to, side };
        return fallbacks.inc(series.labelsFor(fallbacks, known(releaseOfUnit(event.unit), side), labels));
      }
      case 'quarantined':
        return quarantined.set(series.labelsFor(quarantined, event.release, {}), 1);
      case 'restored':
        return quarantined.remove({ remote: event.release.name, version: event.release.version });
      case 'forgotten':
        return series.forget(event.release);
      case 'cache-lookup':
        return cacheRequests.inc({ cache: event.cache, result: event.hit ? 'hit' : 'miss' });
      case 'edition-taken':
        edition.reset();
        return edition.set({ edition: event.edition }, 1);
      case 'edition-refused':
        return refused.inc();
      case 'store-availability':
        return away.set(event.available ? 0 : 1);
      case 'purged':
        return purges.inc({ cache: event.cache, result: event.error === null ? 'ok' : 'failed' });
      case 'object-refused':
        return objectsRefused.inc({ folder: event.object.replace(/\/.*/s, '') });
      case 'canary-judged':
        canaryEvidence.reset();
        for (const { signal, evidence } of event.evidence) canaryEvidence.set({ signal }, evidence);
        return;
      case 'judgments-exchanged':
        return judgments.inc({ result: event.result });
      case 'canary-halted':
        return canariesHalted.inc({ signal: event.signal });
      case 'canary-advanced':
      case 'canary-move-failed':
      case 'view-composed':
      case 'vitals-measured':
      case 'phase-traced':
        // Log lines, traces, or parts of other metrics.
        return;
      case 'unknown-path':
        // The request counter counts it already, by its status.
        return;
    }
  };
}

/** `page/category`, without the remote, which has its own label. */
function unitLabel(unit: UnitRef): string {
  return unitKey(unit).slice(unit.remote.length + 1);
}
