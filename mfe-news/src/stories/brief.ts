import { formatTimeOrDay } from '@meadowlark/shared/text/date.ts';
import type { DateView, StoryView } from '@meadowlark/shared/design/stories/story-view.ts';

/** A story as a line: its hour, its headline. */
export interface Brief {
  href: string;
  title: string;
  /** The hour if the story is of the last 24 hours, otherwise the day. */
  time: DateView | null;
}

/** The stories that have a page, as lines. */
export function toBriefs(stories: readonly StoryView[], now: Date): Brief[] {
  return stories.flatMap(({ href, title, date }) => {
    if (href === null) return [];
    const iso = date?.iso ?? null;
    return [{ href, title, time: iso === null ? null : { iso, text: formatTimeOrDay(iso, now) } }];
  });
}
