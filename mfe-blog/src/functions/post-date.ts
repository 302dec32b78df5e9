import { formatLongDate } from '@meadowlark/shared/text/date.ts';

/** `iso` is null when the value is no ISO date: then it is shown, raw or formatted, but not told to machines. */
export interface PostDate {
  iso: string | null;
  text: string;
}

/** A post's date for people and machines; null when there is none. */
export function readPostDate(value: string): PostDate | null {
  if (value === '') return null;
  const text = formatLongDate(value);
  const isIso = text !== value && /^\d{4}-\d{2}-\d{2}/.test(value);
  return { iso: isIso ? value.replace(' ', 'T') : null, text };
}
