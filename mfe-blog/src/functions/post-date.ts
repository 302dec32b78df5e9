import { formatLongDate, formatTime } from '@meadowlark/shared/text/date.ts';

/** `iso` is null if the value is not an ISO date. `text` is then the raw or formatted value. */
export interface PostDate {
  iso: string | null;
  text: string;
  /** The hour, `6:30 a.m.`. Null for a day, and without a zone. */
  time: string | null;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
const ZONE = /:\d{2}\S*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A post's date for people and machines; null if empty. */
export function readPostDate(value: string): PostDate | null {
  if (value === '') return null;
  const text = formatLongDate(value);
  const iso = text !== value && ISO_DATE.test(value) ? value.replace(' ', 'T') : null;
  const hasTime = iso !== null && ZONE.test(iso) && !Number.isNaN(Date.parse(iso));
  return { iso, text, time: hasTime ? formatTime(iso) : null };
}
