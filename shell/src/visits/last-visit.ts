/** Key in the local storage: when the reader was last here, and when before this visit: milliseconds, separated by a space. */
const KEY = 'visit';
/** Who comes back sooner has not been away. */
const AWAY_MS = 30 * 60_000;

interface Visit {
  last: number;
  before: number | null;
}

/** When the visit before this one ended; null on the first one, or without storage. Counts this page to the visit. */
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

/** Storage may contain anything, and clocks go back. */
function readVisit(text: string | null, now: number): Visit | null {
  const [last, before] = (text ?? '').split(' ').map(Number);
  if (!last || !(last <= now)) return null;
  return { last, before: before !== undefined && before <= last ? before : null };
}
