import { distance } from 'fastest-levenshtein';

/** The three words of `known` that are most similar to `typed`, best first, by edit distance and common prefix. */
export function closest(typed: string, known: readonly string[]): string[] {
  const ranked = known.map((word) => ({ word, cost: distance(typed, word) - commonStart(typed, word) }));
  return ranked
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, 3)
    .map(({ word }) => word);
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
