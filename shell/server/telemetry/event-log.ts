import { unitKey } from '../../src/composition/unit.ts';
import type {
  EventLogger,
  ReleaseId,
  SeenRelease,
  SeenUnit,
  Side,
  Telemetry,
} from './telemetry.ts';

/** The team that owns a release; undefined where the server does not know it. */
export type OwnerOf = (release: ReleaseId) => string | undefined;

/**
 * Writes one line for every event that somebody may have to act on. Each names remote, version, edition and owner, so
 * that it can be sent to the team whose error it is. What happens with every request is written at level `debug`.
 */
export class EventLog implements Telemetry {
  readonly #log: EventLogger;
  readonly #ownerOf: OwnerOf;

  constructor(log: EventLogger, ownerOf: OwnerOf) {
    this.#log = log;
    this.#ownerOf = ownerOf;
  }

  within(log: EventLogger): Telemetry {
    return new EventLog(log, this.#ownerOf);
  }

  releaseLoaded(release: ReleaseId, outcome: 'ok' | 'failed', seconds: number): void {
    const fields = { event: 'release-loaded', ...this.#release(release), outcome, seconds };
    if (outcome === 'ok') this.#log.info(fields, 'release loaded');
    else this.#log.error(fields, 'release could not be loaded');
  }

  unitLoaded(unit: SeenUnit, outcome: 'ok' | 'failed' | 'late', seconds: number): void {
    const fields = { event: 'unit-loaded', ...this.#unit(unit), outcome, seconds };
    if (outcome === 'late') this.#log.warn(fields, 'load missed its deadline');
    else this.#log.debug(fields, 'load ran');
  }

  pageRendered(units: readonly SeenUnit[], seconds: number): void {
    this.#log.debug({ event: 'page-rendered', units: units.map(unitKey), seconds }, 'page rendered');
  }

  unitFailed(unit: SeenUnit, side: Side, error: unknown): void {
    const fields = { event: 'unit-failed', ...this.#unit(unit), side, err: error };
    // One browser may have troubles of its own; their number is what counts, and that is a metric.
    if (side === 'browser') this.#log.warn(fields, 'unit failed in a browser');
    else this.#log.error(fields, 'unit failed');
  }

  releaseFailed(release: SeenRelease, side: Side, error: unknown): void {
    const { edition } = release;
    const fields = { event: 'release-failed', ...this.#release(release), edition, side, err: error };
    this.#log.warn(fields, 'uncaught error of a release');
  }

  fellBack(unit: SeenUnit, to: 'previous' | 'fallback', side: Side): void {
    this.#log.warn({ event: 'fell-back', ...this.#unit(unit), to, side }, 'a reader got something else');
  }

  setAside(release: ReleaseId, why: string): void {
    this.#log.error({ event: 'set-aside', ...this.#release(release), why }, 'release set aside');
  }

  restored(release: ReleaseId): void {
    this.#log.info({ event: 'restored', ...this.#release(release) }, 'release serves again');
  }

  forget(release: ReleaseId): void {
    this.#log.debug({ event: 'forgotten', ...this.#release(release) }, 'release is served no more');
  }

  /** Too many for lines; the counter tells. */
  cacheAsked(): void {}

  editionTaken(edition: string): void {
    this.#log.info({ event: 'edition-taken', edition }, 'edition taken');
  }

  editionRefused(error: Error): void {
    this.#log.error({ event: 'edition-refused', err: error }, 'edition refused');
  }

  #release({ name, version }: ReleaseId) {
    return { remote: name, version, owner: this.#ownerOf({ name, version }) };
  }

  #unit(unit: SeenUnit) {
    const { remote: name, version, edition } = unit;
    return { ...this.#release({ name, version }), edition, unit: unitKey(unit) };
  }
}
