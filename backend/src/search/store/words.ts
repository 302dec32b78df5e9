/** Characters that are read of a text, and of a word. */
const MAX_TEXT = 8000;
const MAX_WORD = 32;

/**
 * The words of a text as the index has them: lower case, without accents and apostrophes. Nothing else is left, so no word
 * is an operator of a query language.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, MAX_TEXT)
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word.slice(0, MAX_WORD));
}

/** Letters of the shortest word that may be misspelled. */
export const LEAST_LETTERS = 4;

/** Words of the headline, and those of the text with a capital letter: among them are the names. */
export function namesOf({ title, text }: { title: string; text: string }): string[] {
  const capitals = text.slice(0, MAX_TEXT).match(/\p{Lu}[\p{L}\p{M}'’]+/gu) ?? [];
  return [...new Set(wordsOf(`${title} ${capitals.join(' ')}`))].filter(
    (word) => word.length >= LEAST_LETTERS && /^\p{L}/u.test(word),
  );
}
