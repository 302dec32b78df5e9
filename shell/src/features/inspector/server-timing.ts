import type { ServedState, ServedUnit } from './inspection-facts.ts';

/** Name of the metrics of units. */
const UNIT_MEASURE = 'unit';
const DESCRIPTION = /^(\S+) (\S+) (in time|late|previous|unavailable)$/;

/**
 * A `Server-Timing` header with the units of a view. Responses of `/_data` have it; documents contain `InspectionFacts`.
 */
export function writeServerTiming(units: readonly ServedUnit[]): string {
  return units
    .map(({ unit, version, loadMs, state }) => {
      const duration = loadMs === null ? '' : `;dur=${loadMs.toFixed(1)}`;
      return `${UNIT_MEASURE}${duration};desc="${unit} ${version} ${state}"`;
    })
    .join(', ');
}

/** Reads the units from the parsed header; ignores other metrics. */
export function readServerTiming(
  measures: readonly Pick<PerformanceServerTiming, 'name' | 'duration' | 'description'>[],
): ServedUnit[] {
  return measures.flatMap(({ name, duration, description }): ServedUnit[] => {
    const [, unit, version, state] = DESCRIPTION.exec(description) ?? [];
    if (name !== UNIT_MEASURE || unit === undefined || version === undefined) return [];
    return [{ unit, version, loadMs: duration > 0 ? duration : null, state: state as ServedState }];
  });
}
