import { foldWord, writtenWords } from '@meadowlark/shared/text/search-words.ts';

export interface Piece {
  text: string;
  marked: boolean;
}

/** Endings of English words that the index removes; a double s is none: "class". */
const ENDING = /(?:ing|ed|es|(?<!s)s|e)$/;
const POSSESSIVE = /['’‘ʻʼ]s$/u;

/**
 * A text in pieces, with the words marked that a search has found. The index compares stems; here two words are equal if
 * they are equal without such an ending.
 */
export function markedPieces(text: string, words: readonly string[]): Piece[] {
  const stems = new Set(words.map(stemOf));
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of writtenWords(text)) {
    const forms = [word, word.replace(POSSESSIVE, '')];
    if (!forms.some((form) => stems.has(stemOf(foldWord(form))))) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), marked: false });
    from = index + word.length;
    pieces.push({ text: word, marked: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

/** Short words keep their endings: "bus" is not "bu". A y is an i as in the plural: "city", "cities". */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return (stem.length >= 3 ? stem : word).replace(/y$/, 'i');
}
