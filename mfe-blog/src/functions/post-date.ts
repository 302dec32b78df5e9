import { formatLongDate } from '@meadowlark/shared/text/date.ts';

/** `iso` is null if the value is not an ISO date. `text` is then the raw or formatted value. */
export interface PostDate {
  iso: string | null;
  text: string;
}

/** A post's date for people and machines; null if empty. */
export function readPostDate(value: string): PostDate | null {
  if (value === '') return null;
  const text = formatLongDate(value);
  const isIso = text !== value && /^\d{4}-\d{2}-\d{2}/.test(value);
  return { iso: isIso ? value.replace(' ', 'T') : null, text };
}
