import type { Registry } from 'prom-client';
import { unitKey, type UnitRef } from '../../src/composition/unit.ts';
import { releaseKey, releaseOfUnit } from '../protocol/release-key.ts';
import type { RecordEvent, ReleaseId, SeenUnit, Side } from '../protocol/telemetry-event.ts';
import { editionMetrics } from './edition-metrics.ts';
import { releaseMetrics } from './release-metrics.ts';
import { SeriesOfReleases } from './series-of-releases.ts';
import { requestCounter } from './http-metrics.ts';

export class EventCounter {
  readonly #series = new SeriesOfReleases();
  readonly #release: ReturnType<typeof releaseMetrics>;
  readonly #edition: ReturnType<typeof editionMetrics>;
  readonly #requests: ReturnType<typeof requestCounter>;

  constructor(registry: Registry) {
    this.#requests = requestCounter(registry);
    this.#release = releaseMetrics(registry);
    this.#edition = editionMetrics(registry);
  }

  readonly record: RecordEvent = (event) => {
    const { releaseLoads, releaseLoadSeconds, views, fallbacks, quarantined } = this.#release;
    const { pageCacheRequests, cacheRequests, edition, refused, objectsRefused } = this.#edition;
    const { canaryEvidence, canariesHalted, judgments, purges, away } = this.#edition;
    switch (event.event) {
      case 'release-loaded': {
        const { release, outcome, seconds } = event;
        releaseLoads.inc(this.#series.labelsFor(releaseLoads, release, { outcome }));
        releaseLoadSeconds.observe(this.#series.labelsFor(releaseLoadSeconds, release, {}), seconds);
        return;
      }
      case 'unit-loaded':
        return this.#unitLoaded(event.unit, event.outcome, event.seconds);
      case 'page-rendered':
        return this.#pageRendered(event.units, event.seconds);
      case 'view-served':
        for (const unit of event.units)
          views.inc(
            this.#series.labelsFor(views, releaseOfUnit(unit), { unit: unitLabel(unit) }),
            event.count,
          );
        return;
      case 'page-cache-asked':
        return pageCacheRequests.inc({ level: event.level, result: event.result }, event.count);
      case 'answered-from-cache':
        return this.#requests.inc({ ...event.answer }, event.count);
      case 'unit-failed':
        return this.#failed(releaseOfUnit(event.unit), unitLabel(event.unit), event.side);
      case 'release-failed':
        return this.#failed(event.release, 'none', event.side);
      case 'fell-back': {
        const { unit, to, side } = event;
        const release = this.#known(releaseOfUnit(unit), side);
        return fallbacks.inc(this.#series.labelsFor(fallbacks, release, { unit: unitLabel(unit), to, side }));
      }
      case 'quarantined':
        return quarantined.set(this.#series.labelsFor(quarantined, event.release, {}), 1);
      case 'restored':
        return quarantined.remove({ remote: event.release.name, version: event.release.version });
      case 'forgotten':
        return this.#series.forget(event.release);
      case 'cache-asked':
        return cacheRequests.inc({ cache: event.cache, result: event.hit ? 'hit' : 'miss' });
      case 'edition-taken':
        edition.reset();
        return edition.set({ edition: event.edition }, 1);
      case 'edition-refused':
        return refused.inc();
      case 'store-answers':
        return away.set(event.answers ? 0 : 1);
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
      case 'step-traced':
        // Log lines, traces, or parts of other figures.
        return;
      case 'unknown-path':
        // The request counter has it already, by its status.
        return;
    }
  };

  #unitLoaded(unit: SeenUnit, outcome: string, seconds: number): void {
    const { unitLoads, unitLoadSeconds } = this.#release;
    const release = releaseOfUnit(unit);
    unitLoads.inc(this.#series.labelsFor(unitLoads, release, { unit: unitLabel(unit), outcome }));
    unitLoadSeconds.observe(
      this.#series.labelsFor(unitLoadSeconds, release, { unit: unitLabel(unit) }),
      seconds,
    );
  }

  #pageRendered(units: readonly SeenUnit[], seconds: number): void {
    const { renders, renderSeconds } = this.#release;
    for (const unit of units)
      renders.inc(this.#series.labelsFor(renders, releaseOfUnit(unit), { unit: unitLabel(unit) }));
    // Observe the page once for a release with two blocks on it.
    const releases = new Map(units.map((unit) => [releaseKey(releaseOfUnit(unit)), releaseOfUnit(unit)]));
    for (const release of releases.values())
      renderSeconds.observe(this.#series.labelsFor(renderSeconds, release, {}), seconds);
  }

  #failed(release: ReleaseId, unit: string, side: Side): void {
    const { errors } = this.#release;
    errors.inc(this.#series.labelsFor(errors, this.#known(release, side), { unit, side }));
  }

  /** An old tab may report a release whose series were removed; label it 'unknown' instead of starting them again. */
  #known(release: ReleaseId, side: Side): ReleaseId {
    return side === 'server' || this.#series.has(release) ? release : { ...release, version: 'unknown' };
  }
}

/** `page/category`, without the remote, which has its own label. */
function unitLabel(unit: UnitRef): string {
  return unitKey(unit).slice(unit.remote.length + 1);
}
