/** The few of `known` that come closest to what somebody typed, best first: those that begin alike, then by likeness. */
export function closest(typed: string, known: readonly string[], count = 3): string[] {
  const ranked = known.map((word) => ({ word, cost: distance(typed, word) - commonStart(typed, word) }));
  return ranked
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ word }) => word);
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Levenshtein: the fewest single-letter changes that make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
