import { SITE } from '@meadowlark/shared/site.ts';
import { DAY_FORMAT, type FrameFacts } from '../../../src/frame/frame-facts.ts';

const LONG = new Intl.DateTimeFormat('en-US', DAY_FORMAT);
const YEAR = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: SITE.timeZone });

/** Day and year in the paper's time zone. */
export function frameFacts(now: Date): FrameFacts {
  return { today: LONG.format(now), year: YEAR.format(now) };
}
