import { foldWord, writtenWords } from '@meadowlark/shared/text/search-words.ts';

/** Limits in characters: of a text, and of a word. */
const MAX_TEXT = 8000;
const MAX_WORD = 32;

/**
 * The words of a text as the index has them: lower case, without accents and apostrophes. No other characters are left, so
 * no word is an operator of a query language.
 */
export function wordsOf(text: string): string[] {
  return Array.from(writtenWords(text.slice(0, MAX_TEXT)), ([written]) => foldWord(written))
    .flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.slice(0, MAX_WORD));
}

/** Shorter words are not corrected. */
export const MIN_CORRECTED_CHARS = 4;

/** Words of the headline, and capitalized words of the text, which include the names. */
export function namesOf({ title, text }: { title: string; text: string }): string[] {
  const capitals = text.slice(0, MAX_TEXT).match(/\p{Lu}[\p{L}\p{M}'’]+/gu) ?? [];
  return [...new Set(wordsOf(`${title} ${capitals.join(' ')}`))].filter(
    (word) => word.length >= MIN_CORRECTED_CHARS && /^\p{L}/u.test(word),
  );
}
