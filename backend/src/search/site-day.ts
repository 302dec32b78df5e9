import { SITE } from '@meadowlark/shared/site.ts';

const inSiteZone = new Intl.DateTimeFormat('en-CA', { timeZone: SITE.timeZone });

/** The calendar day of an instant where the paper is: `2026-11-22`. */
export function siteDay(instant: Date): string {
  return inSiteZone.format(instant);
}
