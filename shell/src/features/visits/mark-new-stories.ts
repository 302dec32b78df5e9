import { lastVisit } from './last-visit.ts';

/** Dates of stories in lists. A day without a time is too imprecise. */
const DATES = '#main :is(article[data-rank], li) time[datetime*="T"]';

/**
 * Marks the stories that were published since the reader's last visit, and shows their count in the masthead. Only
 * attributes of dates change, and the count hangs below the masthead: nothing moves. Nothing leaves the browser. Returns a
 * function that repeats this when the page has changed; null if there is nothing to compare with.
 */
export function markNewStories(): (() => void) | null {
  const now = Date.now();
  const since = lastVisit(now);
  if (since === null) return null;
  const said = sayTime(since, now);
  return () => {
    // By link: a page may show a story twice, as a card and as a headline. Hours of the weather have none.
    const stories = new Set<string>();
    for (const date of document.querySelectorAll<HTMLTimeElement>(DATES)) {
      const published = Date.parse(date.dateTime);
      const link = date.closest('article,li')?.querySelector('a');
      if (!link || !(published > since && published <= Date.now())) continue;
      date.dataset['new'] = '';
      stories.add(link.href);
    }
    const text = stories.size ? `${stories.size} new since ${said}` : '';
    for (const place of document.querySelectorAll('[data-since]'))
      if (place.textContent !== text) place.textContent = text;
  };
}

/**
 * In the reader's time: `5:40 PM`, `Fri, 5:40 PM`, `Nov 3`. Without the browser's date formats, whose data takes a
 * slow phone 200 ms to load.
 */
export function sayTime(at: number, now: number): string {
  const then = new Date(at);
  const [day, month, date, , clock = ''] = then.toString().split(' ');
  const [hours = 0, minutes] = clock.split(':');
  const time = `${+hours % 12 || 12}:${minutes} ${+hours < 12 ? 'AM' : 'PM'}`;
  if (then.toDateString() === new Date(now).toDateString()) return time;
  return now - at < 6 * 86_400_000 ? `${day}, ${time}` : `${month} ${Number(date)}`;
}
