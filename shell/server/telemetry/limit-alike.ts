const MINUTE_MS = 60_000;
const MAX_ALIKE = 100;
/** Texts that are counted separately. Releases can put anything into theirs. */
const MAX_TEXTS = 100;

/**
 * Returns true for the first hundred lines of the same text in a minute: readers can cause most lines, and must not fill the
 * disk. Counts the rest, and passes text and number to `onRest` when the minute is over.
 */
export function limitAlike(onRest: (text: string, count: number) => void): (text: string) => boolean {
  let counts = new Map<string, number>();
  const sumUp = () => {
    const over = counts;
    counts = new Map();
    for (const [text, count] of over) if (count > MAX_ALIKE) onRest(text, count - MAX_ALIKE);
  };
  return (text) => {
    if (counts.size === 0) setTimeout(sumUp, MINUTE_MS).unref();
    const key = counts.has(text) || counts.size < MAX_TEXTS ? text : 'other texts';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= MAX_ALIKE;
  };
}
