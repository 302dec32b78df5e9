import { SITE } from '../site.ts';
import { siteDay } from './site-day.ts';

const LONG: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const inSiteZone = new Intl.DateTimeFormat('en-US', { ...LONG, timeZone: SITE.timeZone });
// A calendar day is not an instant: as UTC midnight, shown in the site's time zone, it would be the previous day.
const asWritten = new Intl.DateTimeFormat('en-US', { ...LONG, timeZone: 'UTC' });

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const RFC_INSTANT =
  /^(?:[a-z]{3},\s*)?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC?|Z|[+-]\d{4})$/i;

/**
 * Long US date, month day year, in the site's time zone: `November 21, 2025` (specification, section 9).
 * Takes an ISO 8601 or RFC 822 date; a time without a zone counts as UTC. Returns anything else unchanged, because
 * readers see the raw value of a date that cannot be formatted (specification, section 8).
 */
export function formatLongDate(value: string): string {
  const text = value.trim();
  if (DAY.test(text)) {
    const day = new Date(`${text}T00:00:00Z`);
    return isRealDay(day, text) ? asWritten.format(day) : value;
  }
  const instant = readInstant(text);
  return instant ? inSiteZone.format(instant) : value;
}

// Created once: `toLocaleDateString` creates a formatter per call, which took 15 % of a section page's CPU time.
const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const HALF_YEAR_MS = 183 * 86_400_000;
const hourInSiteZone = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: SITE.timeZone,
});

/**
 * For lists of recent items: `6:40 a.m.` for an instant of today, `Nov 20` for others, because at noon `7 p.m.` would look
 * like the future. `Nov 2024` after half a year, because without a year it would look like this year. Takes an ISO 8601
 * date.
 */
export function formatTimeOrDay(iso: string, now: Date): string {
  const time = formatTime(iso);
  const day = DAY.test(iso) ? iso : siteDay(Date.parse(iso));
  if (time !== null && day === siteDay(now)) return time;
  const isFar = Math.abs(now.getTime() - Date.parse(day)) > HALF_YEAR_MS;
  return (isFar ? monthAndYear : dayAndMonth).format(new Date(day));
}

/**
 * The time in the site's time zone, as newspapers write it: `6:40 a.m.`, `6 p.m.`, `noon`. Not `midnight`: with a date, it
 * could be either end of the day. Null for a day. Takes an ISO 8601 date.
 */
export function formatTime(iso: string): string | null {
  if (DAY.test(iso)) return null;
  const time = hourInSiteZone.format(new Date(iso)).replace(':00', '');
  // Some versions of ICU write a narrow space before AM and PM.
  if (/^12\s?PM$/.test(time)) return 'noon';
  return time.replace(/\s?([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}.m.`);
}

function readInstant(text: string): Date | null {
  const iso = ISO_INSTANT.exec(text);
  // Engines parse almost any text with a number as a date, so only known formats get there.
  if (!iso && !RFC_INSTANT.test(text)) return null;
  if (iso && !isRealDay(new Date(`${iso[1]}T00:00:00Z`), iso[1] ?? '')) return null;
  const zone = iso?.[3]?.replace(/(\d{2})(\d{2})$/, '$1:$2').toUpperCase() ?? 'Z';
  const instant = new Date(iso ? `${iso[1]}T${iso[2]}${zone}` : text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Some engines roll February 30 over into March instead of rejecting it. */
function isRealDay(day: Date, written: string): boolean {
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}
