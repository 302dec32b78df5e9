import { formatLongDate, formatTime } from '@meadowlark/shared/text/date.ts';

/** `iso` is null if the value is not an ISO date. `text` is then the raw or formatted value. */
export interface PostDate {
  iso: string | null;
  text: string;
  /** The hour, `6:30 a.m.`. Null for a day, and without a zone. */
  time: string | null;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\S+?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A post's date for people and machines; null if empty. */
export function readPostDate(value: string): PostDate | null {
  if (value === '') return null;
  const text = formatLongDate(value);
  const [, day, hour, zone] = ISO.exec(value) ?? [];
  if (text === value || day === undefined) return { iso: null, text, time: null };
  if (hour === undefined) return { iso: day, text, time: null };
  // Without a zone it counts as UTC, as in its text. Feeds and sitemaps would read it as the server's local time.
  const iso = `${day}T${hour}${zone ?? 'Z'}`;
  return { iso, text, time: zone === undefined ? null : formatTime(iso) };
}
