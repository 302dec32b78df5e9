import type { ServedUnit } from '../../src/inspector/inspection-facts.ts';
import { unitKey } from '../../src/composition/unit.ts';
import type { SeenUnit, Telemetry } from '../telemetry/telemetry.ts';

/**
 * Hears what the composition tells about one view, for the inspector, and tells nobody else: views of QA are not
 * counted. Hand it in as the telemetry of the view.
 */
export class Inspection implements Telemetry {
  readonly #units = new Map<string, ServedUnit>();

  /** The units of the view so far. One that is late appears when it has come. */
  get units(): ServedUnit[] {
    return [...this.#units.values()];
  }

  unitLoaded(unit: SeenUnit, outcome: 'ok' | 'failed' | 'late', seconds: number): void {
    const before = this.#units.get(unitKey(unit));
    const state = { ok: 'in time', failed: 'away', late: 'late' } as const;
    this.#put(unit, {
      loadMs: seconds * 1000,
      // A unit of the previous release that arrives stays one of the previous release.
      state: before?.state === 'previous' && outcome !== 'failed' ? 'previous' : state[outcome],
    });
  }

  unitFailed(unit: SeenUnit): void {
    this.#put(unit, { state: 'away' });
  }

  fellBack(unit: SeenUnit, to: 'previous' | 'fallback'): void {
    this.#put(unit, { state: to === 'previous' ? 'previous' : 'away' });
  }

  readonly releaseLoaded = (): void => {};
  readonly pageRendered = (): void => {};
  readonly viewServed = (): void => {};
  readonly pageCacheAsked = (): void => {};
  readonly answeredInFront = (): void => {};
  readonly setAside = (): void => {};
  readonly restored = (): void => {};
  readonly releaseFailed = (): void => {};
  readonly forget = (): void => {};
  readonly cacheAsked = (): void => {};
  readonly editionTaken = (): void => {};
  readonly editionRefused = (): void => {};

  #put(seen: SeenUnit, change: Partial<ServedUnit>): void {
    const unit = unitKey(seen);
    const before = this.#units.get(unit);
    this.#units.set(unit, {
      unit,
      version: seen.version,
      loadMs: before?.loadMs ?? null,
      state: 'in time',
      ...change,
    });
  }
}
