import type { ServedState, ServedUnit } from './inspection-facts.ts';

/** Name of the measures that are about units; others are left alone. */
const UNIT_MEASURE = 'unit';
const DESCRIPTION = /^(\S+) (\S+) (in time|late|previous|away)$/;

/**
 * A `Server-Timing` header that says how the server had the units of a view. The answer to a navigation carries it, since
 * no document comes with it that could.
 */
export function writeServerTiming(units: readonly ServedUnit[]): string {
  return units
    .map(({ unit, version, loadMs, state }) => {
      const duration = loadMs === null ? '' : `;dur=${loadMs.toFixed(1)}`;
      return `${UNIT_MEASURE}${duration};desc="${unit} ${version} ${state}"`;
    })
    .join(', ');
}

/** Reads the header as browsers hand it over. */
export function readServerTiming(
  measures: readonly Pick<PerformanceServerTiming, 'name' | 'duration' | 'description'>[],
): ServedUnit[] {
  return measures.flatMap(({ name, duration, description }): ServedUnit[] => {
    const [, unit, version, state] = DESCRIPTION.exec(description) ?? [];
    if (name !== UNIT_MEASURE || unit === undefined || version === undefined) return [];
    return [{ unit, version, loadMs: duration > 0 ? duration : null, state: state as ServedState }];
  });
}
