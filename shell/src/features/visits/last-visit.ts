/**
 * Key in local storage: when the reader was last here, and when the previous visit ended, in milliseconds, separated by a
 * space.
 */
const KEY = 'visit';
/** A reader who comes back sooner continues the visit. */
const AWAY_MS = 30 * 60_000;

/** When the previous visit ended; null on the first visit, or without storage. Extends this visit by this page. */
export function lastVisit(now: number): number | null {
  try {
    const ended = previousVisit(localStorage.getItem(KEY), now);
    localStorage.setItem(KEY, [now, ended].join(' '));
    return ended;
  } catch {
    return null;
  }
}

/** Storage may contain anything, and clocks may be set back. */
function previousVisit(text: string | null, now: number): number | null {
  const [last, before] = (text ?? '').split(' ').map(Number);
  if (!last || !(last <= now)) return null;
  if (now - last > AWAY_MS) return last;
  return before && before <= last ? before : null;
}
