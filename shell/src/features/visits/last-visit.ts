/**
 * Key in local storage: when the reader was last here, and when the previous visit ended, in milliseconds, separated by a
 * space.
 */
const KEY = 'visit';
/** A reader who comes back sooner continues the visit. */
const AWAY_MS = 30 * 60_000;

interface Visit {
  last: number;
  before: number | null;
}

/** When the previous visit ended; null on the first visit, or without storage. Extends this visit by this page. */
export function lastVisit(now: number): number | null {
  try {
    const known = readVisit(localStorage.getItem(KEY), now);
    const before = known && now - known.last > AWAY_MS ? known.last : (known?.before ?? null);
    localStorage.setItem(KEY, before === null ? `${now}` : `${now} ${before}`);
    return before;
  } catch {
    return null;
  }
}

/** Storage may contain anything, and clocks may be set back. */
function readVisit(text: string | null, now: number): Visit | null {
  const [last, before] = (text ?? '').split(' ').map(Number);
  if (!last || !(last <= now)) return null;
  return { last, before: before !== undefined && before <= last ? before : null };
}
