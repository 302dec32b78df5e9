import { formatTimeOrDay } from '@meadowlark/shared/text/date.ts';
import type { DateView, StoryView } from '@meadowlark/shared/design/stories/story-view.ts';

/** A story as a line: its time and headline. */
export interface Brief {
  href: string;
  title: string;
  /** The time if the story is of today, otherwise the day. */
  time: DateView | null;
}

/** The stories that have a page, as lines. */
export function toBriefs(stories: readonly StoryView[], now: Date): Brief[] {
  return stories.flatMap(({ href, title, date }) =>
    href === null ? [] : [{ href, title, time: date && timeOf(date, now) }],
  );
}

const MINUTE_MS = 60_000;

/**
 * Cached per date object, which lives as long as its feed: a feed is read once for many pages. Tomorrow a time becomes a
 * day.
 */
const written = new WeakMap<DateView, { time: DateView; at: number }>();

function timeOf(date: DateView, now: Date): DateView | null {
  const { iso } = date;
  if (iso === null) return null;
  const at = now.getTime();
  const known = written.get(date);
  if (known && Math.abs(at - known.at) < MINUTE_MS) return known.time;
  const time = { iso, text: formatTimeOrDay(iso, now) };
  written.set(date, { time, at });
  return time;
}
