/**
 * A place in capitals, perhaps with its state and an agency, before a dash: `DES MOINES, Iowa (AP) — `. The longest dateline
 * has some 40 characters.
 */
const DATELINE =
  /^(\p{Lu}[\p{Lu}\p{M} .'’-]{1,30}[\p{Lu}\p{M}](?:, \p{Lu}[\p{L}. ]{0,20}[\p{L}.])?)(?: \([^()]{1,30}\))? ?(?:—|–|--) ?(?=\S)/u;

/** Sets the dateline of a story's text off from what follows. Wires send it as part of the text. */
export function splitDateline(text: string): { dateline: string | null; opening: string } {
  const found = DATELINE.exec(text);
  if (!found) return { dateline: null, opening: text };
  return { dateline: found[1] ?? null, opening: text.slice(found[0].length) };
}
