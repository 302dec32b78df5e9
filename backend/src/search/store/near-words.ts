import { distance } from 'fastest-levenshtein';

/** Words of at least this many characters may have two errors. */
const LONG_WORD = 8;

/** The words that may have been meant, nearest first: one letter wrong, missing, added or swapped, or two in a long word. */
export function nearWords(word: string, known: readonly string[], most: number): string[] {
  return known
    .map((candidate) => ({ candidate, off: lettersOff(word, candidate) }))
    .filter(({ off }) => off <= (word.length >= LONG_WORD ? 2 : 1))
    .toSorted((a, b) => a.off - b.off || a.candidate.localeCompare(b.candidate))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

function lettersOff(a: string, b: string): number {
  return isSwapped(a, b) ? 1 : distance(a, b);
}

/** Two neighbors in the other order: "Omhaa". */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
