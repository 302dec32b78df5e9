import { formatLongDate } from '@meadowlark/shared/text/date.ts';

/** The path of a day: `/archive/2026/11/22` for `2026-11-22`. */
export function dayHref(day: string): string {
  return `/archive/${day.replaceAll('-', '/')}`;
}

/** The day in a path; null if there is no such day. */
export function dayOf({ year, month, day }: Readonly<Record<string, string>>): string | null {
  const text = `${year}-${month}-${day}`;
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** `Sunday, November 22, 2026`. */
export function dayText(day: string): string {
  return `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatLongDate(day)}`;
}
