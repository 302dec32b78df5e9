import { formatTime } from '@meadowlark/shared/text/date.ts';
import { siteDay } from '@meadowlark/shared/text/site-day.ts';
import { SITE } from '@meadowlark/shared/site.ts';

/** A time for `<time>`. */
export interface TimeView {
  iso: string;
  /** `6:40 a.m.` today, `6:40 a.m. Tuesday` within a week, `6:40 a.m. Nov 23` otherwise. */
  text: string;
}

interface OmahaTime {
  view: TimeView;
  /** `2026-11-23`. */
  day: string;
  isToday: boolean;
  /** `Tuesday`. */
  weekday: string;
  /** `Nov 23`. */
  date: string;
  hour: number;
}

const WEEK_MS = 6 * 86_400_000;

const timeZone = SITE.timeZone;
const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' });
const DATE = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
const HOUR = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/** An instant in Omaha's time, as seen at `now`. */
export function omahaTime(instant: number, now: number): OmahaTime {
  const iso = new Date(instant).toISOString();
  const day = siteDay(instant);
  const isToday = day === siteDay(now);
  const weekday = WEEKDAY.format(instant);
  const date = DATE.format(instant);
  const time = formatTime(iso) ?? '';
  const on = Math.abs(instant - now) < WEEK_MS ? weekday : date;
  return {
    view: { iso, text: isToday ? time : `${time} ${on}` },
    day,
    isToday,
    weekday,
    date,
    hour: Number(HOUR.format(instant)),
  };
}
