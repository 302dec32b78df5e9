import { SITE } from '../site.ts';

// Canada's short date format is ISO 8601.
const inSiteZone = new Intl.DateTimeFormat('en-CA', { timeZone: SITE.timeZone, dateStyle: 'short' });

/** The calendar day of an instant in the paper's time zone: `2026-11-22`. */
export function siteDay(instant: Date | number): string {
  return inSiteZone.format(instant);
}

const HALF_HOUR_MS = 1_800_000;

/** The instant in UTC at which a day begins in the paper's time zone: `2026-11-22T06:00:00.000Z`. */
export function startOfSiteDay(day: string): string {
  // No time zone is more than fourteen hours ahead of UTC, and no clock change is smaller than half an hour.
  let start = Date.parse(`${day}T00:00:00Z`) - 28 * HALF_HOUR_MS;
  while (siteDay(start) < day) start += HALF_HOUR_MS;
  return new Date(start).toISOString();
}

/** The day a number of days after another, or before it. Counted in UTC, where all days have the same length. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
