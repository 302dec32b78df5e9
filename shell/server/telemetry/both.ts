import type {
  EventLogger,
  ReleaseCache,
  ReleaseId,
  SeenRelease,
  SeenUnit,
  Side,
  Telemetry,
} from './telemetry.ts';

/** Tells two, one after the other. */
export class Both implements Telemetry {
  readonly #first: Telemetry;
  readonly #second: Telemetry;

  constructor(first: Telemetry, second: Telemetry) {
    this.#first = first;
    this.#second = second;
  }

  within(log: EventLogger): Telemetry {
    return new Both(this.#first.within(log), this.#second.within(log));
  }

  releaseLoaded(release: ReleaseId, outcome: 'ok' | 'failed', seconds: number): void {
    this.#tell((to) => to.releaseLoaded(release, outcome, seconds));
  }

  unitLoaded(unit: SeenUnit, outcome: 'ok' | 'failed' | 'late', seconds: number): void {
    this.#tell((to) => to.unitLoaded(unit, outcome, seconds));
  }

  pageRendered(units: readonly SeenUnit[], seconds: number): void {
    this.#tell((to) => to.pageRendered(units, seconds));
  }

  unitFailed(unit: SeenUnit, side: Side, error: unknown): void {
    this.#tell((to) => to.unitFailed(unit, side, error));
  }

  releaseFailed(release: SeenRelease, side: Side, error: unknown): void {
    this.#tell((to) => to.releaseFailed(release, side, error));
  }

  fellBack(unit: SeenUnit, to: 'previous' | 'fallback', side: Side): void {
    this.#tell((one) => one.fellBack(unit, to, side));
  }

  setAside(release: ReleaseId, why: string): void {
    this.#tell((to) => to.setAside(release, why));
  }

  restored(release: ReleaseId): void {
    this.#tell((to) => to.restored(release));
  }

  forget(release: ReleaseId): void {
    this.#tell((to) => to.forget(release));
  }

  cacheAsked(cache: ReleaseCache, hit: boolean): void {
    this.#tell((to) => to.cacheAsked(cache, hit));
  }

  editionTaken(edition: string): void {
    this.#tell((to) => to.editionTaken(edition));
  }

  editionRefused(error: Error): void {
    this.#tell((to) => to.editionRefused(error));
  }

  #tell(event: (telemetry: Telemetry) => void): void {
    event(this.#first);
    event(this.#second);
  }
}
