import { SITE } from '../site.ts';

// The short date of Canada is ISO 8601.
const inSiteZone = new Intl.DateTimeFormat('en-CA', { timeZone: SITE.timeZone, dateStyle: 'short' });

/** The calendar day of an instant where the paper is: `2026-11-22`. */
export function siteDay(instant: Date | number): string {
  return inSiteZone.format(instant);
}

const HALF_HOUR_MS = 1_800_000;

/** The instant in UTC at which a day begins where the paper is: `2026-11-22T06:00:00.000Z`. */
export function startOfSiteDay(day: string): string {
  // No place is ahead of Greenwich by more than fourteen hours, and none changes its clock by less than half of one.
  let start = Date.parse(`${day}T00:00:00Z`) - 28 * HALF_HOUR_MS;
  while (siteDay(start) < day) start += HALF_HOUR_MS;
  return new Date(start).toISOString();
}

/** The day so many days after another, or before it. Counted in UTC, whose days are all equally long. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
