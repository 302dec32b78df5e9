import { zoneMinutes } from './time-zones.ts';

/** A date as a feed gave it. `iso` is null if it cannot be read; readers then see `raw`. */
export interface FeedDate {
  /** An instant in UTC (`2025-11-21T12:00:00.000Z`), or a day (`2025-11-21`) if the zone is unknown. */
  iso: string | null;
  raw: string;
}

/** Tolerance for wrong time zones and clocks of publishers, in ms. A date further in the future is wrong. */
export const PUBLISHER_CLOCK_MS = 12 * 3_600_000;

/** Characters. A longer text is not a date and is not shown as one. */
const MAX_RAW = 60;
/** Characters, including white space. */
const MAX_INPUT = 1000;
const ZERO_DATE = /^000[01]-|\s-?000[01]\s\d/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\b\.?)?`;
const ZONE = String.raw`\s*(?<zone>(?:gmt|utc)?\s*[+-]\d{1,2}:?\d{0,2}|[a-z]{1,4})?`;
/** Any word; ignored, because the date itself says the day. */
const WEEKDAY = String.raw`(?:[a-z]{2,9}\.?(?:\s*,\s*|\s+))?`;
const MONTH = String.raw`(?<month>[a-z]{3,9})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const LONG_YEAR = String.raw`(?<year>\d{4})`;

const SHAPES = [
  // 2025-11-21, 2025/11/21 and 2025-11-21T06:00:00-06:00
  String.raw`(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:(?:\s*t\s*|\s+)${TIME}${ZONE})?`,
  // 20251121T060000Z
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:t(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?${ZONE})?`,
  // Fri, 21 Nov 2025 06:00:00 -0600
  String.raw`${WEEKDAY}${DAY}[\s-]+${MONTH},?[\s-]+(?<year>\d{4}|\d{2})(?:,?\s+${TIME}${ZONE})?`,
  // November 21, 2025 6:00 am CST
  String.raw`${WEEKDAY}${MONTH}\s+${DAY},?\s+${LONG_YEAR}(?:,?\s+(?:at\s+)?${TIME}${ZONE})?`,
  // Fri Nov 21 06:00:00 CST 2025
  String.raw`${WEEKDAY}${MONTH}\s+${DAY}\s+${TIME}${ZONE}\s+${LONG_YEAR}`,
].map((shape) => new RegExp(`^${shape}$`, 'i'));

type Fields = Partial<
  Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'half' | 'zone', string>
>;

/**
 * Reads RFC 822 and ISO 8601 dates and common misspellings: month names in any case and length, one-digit days,
 * two-digit years, wrong or missing weekdays, zone names. Without a known zone, and at midnight, keeps only the day. Null if
 * there is no date, including the zero dates that some systems write for "none" (`0001-01-01`, `30 Nov -0001`).
 */
export function readFeedDate(value: string | undefined): FeedDate | null {
  const raw = value?.slice(0, MAX_INPUT).replace(/\s+/g, ' ').trim() ?? '';
  if (raw === '' || raw.length > MAX_RAW || ZERO_DATE.test(raw)) return null;
  // RFC 822 allows a comment after the zone: `06:00:00 +0000 (UTC)`.
  const text = raw.replace(/ ?\([^()]*\)$/, '');
  for (const shape of SHAPES) {
    const fields: Fields | undefined = shape.exec(text)?.groups;
    if (fields) return { iso: isoOf(fields), raw };
  }
  return { iso: null, raw };
}

/**
 * Only the day if the time or zone is missing or invalid, and at midnight: publishers who have only days write them that
 * way, and in Omaha midnight UTC is the evening before. Null if the day is invalid.
 */
function isoOf(fields: Fields): string | null {
  const year = fullYear(fields.year ?? '');
  const month = monthNumber(fields.month ?? '');
  const day = Number(fields.day);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  const minutes = minutesOfDay(fields);
  const seconds = Number(fields.second ?? 0);
  const offset = zoneMinutes(fields.zone ?? '');
  if (minutes === null || offset === null || minutes + seconds === 0)
    return midnight.toISOString().slice(0, 10);
  return new Date(midnight.getTime() + (minutes - offset) * 60_000 + seconds * 1000).toISOString();
}

function minutesOfDay({ hour, minute, half }: Fields): number | null {
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null;
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return hours * 60 + Number(minute);
}

/** Compares three letters: Sep, Sept, September, SEPT. Zero for an unknown word. */
function monthNumber(month: string): number {
  return /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
}

/** RFC 2822: two digits below 50 mean 20xx. */
function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}
