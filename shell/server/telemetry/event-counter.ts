import type { Registry } from 'prom-client';
import { unitKey, type UnitRef } from '../../src/composition/unit.ts';
import { editionMetrics } from './edition-metrics.ts';
import { releaseMetrics } from './release-metrics.ts';
import { SeriesOfReleases } from './series-of-releases.ts';
import { requestCounter } from './request-counter.ts';
import type {
  AnsweredInFront,
  PageCacheLevel,
  PageCacheResult,
  ReleaseCache,
  ReleaseId,
  SeenRelease,
  SeenUnit,
  Side,
  Telemetry,
} from './telemetry.ts';

/** Counts events for Prometheus. */
export class EventCounter implements Telemetry {
  readonly #series = new SeriesOfReleases();
  readonly #release: ReturnType<typeof releaseMetrics>;
  readonly #edition: ReturnType<typeof editionMetrics>;

  readonly #requests: ReturnType<typeof requestCounter>;

  constructor(registry: Registry) {
    this.#requests = requestCounter(registry);
    this.#release = releaseMetrics(registry);
    this.#edition = editionMetrics(registry);
  }

  releaseLoaded(release: ReleaseId, outcome: 'ok' | 'failed', seconds: number): void {
    const { releaseLoads, releaseLoadSeconds } = this.#release;
    releaseLoads.inc(this.#series.begin(releaseLoads, release, { outcome }));
    releaseLoadSeconds.observe(this.#series.begin(releaseLoadSeconds, release, {}), seconds);
  }

  unitLoaded(unit: SeenUnit, outcome: 'ok' | 'failed' | 'late', seconds: number): void {
    const { unitLoads, unitLoadSeconds } = this.#release;
    const release = releaseOf(unit);
    unitLoads.inc(this.#series.begin(unitLoads, release, { unit: unitLabel(unit), outcome }));
    unitLoadSeconds.observe(this.#series.begin(unitLoadSeconds, release, { unit: unitLabel(unit) }), seconds);
  }

  pageRendered(units: readonly SeenUnit[], seconds: number): void {
    const { renders, renderSeconds } = this.#release;
    for (const unit of units)
      renders.inc(this.#series.begin(renders, releaseOf(unit), { unit: unitLabel(unit) }));
    // A release with two blocks on the page took part in one rendering.
    const releases = new Map(units.map((unit) => [`${unit.remote}@${unit.version}`, releaseOf(unit)]));
    for (const release of releases.values())
      renderSeconds.observe(this.#series.begin(renderSeconds, release, {}), seconds);
  }

  viewServed(units: readonly SeenUnit[], count: number): void {
    const { views } = this.#release;
    for (const unit of units)
      views.inc(this.#series.begin(views, releaseOf(unit), { unit: unitLabel(unit) }), count);
  }

  pageCacheAsked(level: PageCacheLevel, result: PageCacheResult, count: number): void {
    this.#edition.pageCacheRequests.inc({ level, result }, count);
  }

  answeredInFront(answer: AnsweredInFront, count: number): void {
    this.#requests.inc({ ...answer }, count);
  }

  unitFailed(unit: SeenUnit, side: Side): void {
    this.#failed(releaseOf(unit), unitLabel(unit), side);
  }

  releaseFailed({ name, version }: SeenRelease, side: Side): void {
    this.#failed({ name, version }, 'none', side);
  }

  fellBack(unit: SeenUnit, to: 'previous' | 'fallback', side: Side): void {
    const { fallbacks } = this.#release;
    fallbacks.inc(
      this.#series.begin(fallbacks, this.#known(releaseOf(unit), side), { unit: unitLabel(unit), to, side }),
    );
  }

  setAside(release: ReleaseId): void {
    const { aside } = this.#release;
    aside.set(this.#series.begin(aside, release, {}), 1);
  }

  restored({ name, version }: ReleaseId): void {
    this.#release.aside.remove({ remote: name, version });
  }

  forget(release: ReleaseId): void {
    this.#series.forget(release);
  }

  cacheAsked(cache: ReleaseCache, hit: boolean): void {
    this.#edition.cacheRequests.inc({ cache, result: hit ? 'hit' : 'miss' });
  }

  editionTaken(edition: string): void {
    this.#edition.edition.reset();
    this.#edition.edition.set({ edition }, 1);
  }

  editionRefused(): void {
    this.#edition.refused.inc();
  }

  #failed(release: ReleaseId, unit: string, side: Side): void {
    const { errors } = this.#release;
    errors.inc(this.#series.begin(errors, this.#known(release, side), { unit, side }));
  }

  /** A tab that was open for days may report a release that is gone: it gets no series of its own again. */
  #known(release: ReleaseId, side: Side): ReleaseId {
    return side === 'server' || this.#series.has(release) ? release : { ...release, version: 'unknown' };
  }
}

function releaseOf({ remote, version }: SeenUnit): ReleaseId {
  return { name: remote, version };
}

/** `page/category`: the remote has a label of its own. */
function unitLabel(unit: UnitRef): string {
  return unitKey(unit).slice(unit.remote.length + 1);
}
