import { SITE } from '@meadowlark/shared/site.ts';
import { DAY_FORMAT, type FrameFacts } from '../../../src/frame/frame-facts.ts';

const LONG = new Intl.DateTimeFormat('en-US', DAY_FORMAT);
const YEAR = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: SITE.timeZone });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: SITE.timeZone });

/** Day and year in the site's time zone. */
export function frameFacts(now: Date): FrameFacts {
  return { today: LONG.format(now), year: YEAR.format(now) };
}

/** The number of seconds for which the day in the masthead is still today, from 1 to 86,400. */
export function secondsOfToday(now: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = CLOCK.format(now).split(':').map(Number);
  return 86_400 - hours * 3600 - minutes * 60 - seconds;
}
