import { SITE } from '../site.ts';

// The short date of Canada is ISO 8601.
const inSiteZone = new Intl.DateTimeFormat('en-CA', { timeZone: SITE.timeZone, dateStyle: 'short' });

/** The calendar day of an instant where the paper is: `2026-11-22`. */
export function siteDay(instant: Date | number): string {
  return inSiteZone.format(instant);
}
