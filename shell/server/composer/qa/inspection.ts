import type { ServedUnit } from '../../../src/features/inspector/inspection-facts.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import type { RecordEvent, SeenUnit } from '../../protocol/telemetry-event.ts';

/** Collects the events of one view for the inspector. Views of QA are not counted. */
export class Inspection {
  readonly #units = new Map<string, ServedUnit>();

  /** The units of the view so far; late ones appear when they arrive. */
  get units(): ServedUnit[] {
    return [...this.#units.values()];
  }

  readonly record: RecordEvent = (event) => {
    switch (event.event) {
      case 'unit-loaded':
        return this.#loaded(event.unit, event.outcome, event.seconds);
      case 'unit-failed':
        return this.#put(event.unit, { state: 'unavailable' });
      case 'fell-back':
        return this.#put(event.unit, { state: event.to === 'previous' ? 'previous' : 'unavailable' });
      default:
    }
  };

  #loaded(unit: SeenUnit, outcome: 'ok' | 'failed' | 'late', seconds: number): void {
    const before = this.#units.get(unitKey(unit));
    const state = { ok: 'in time', failed: 'unavailable', late: 'late' } as const;
    this.#put(unit, {
      loadMs: seconds * 1000,
      // A unit of the previous release keeps that state when it arrives.
      state: before?.state === 'previous' && outcome !== 'failed' ? 'previous' : state[outcome],
    });
  }

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
