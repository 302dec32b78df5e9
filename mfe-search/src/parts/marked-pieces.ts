export interface Piece {
  text: string;
  marked: boolean;
}

/** Endings of English words that the index removes. */
const ENDING = /(?:ies|ing|ed|es|s|y|e)$/;

/**
 * A text in pieces, with the words marked that a search has found. The index compares stems; here two words are equal if
 * they are equal without such an ending.
 */
export function markedPieces(text: string, words: readonly string[]): Piece[] {
  const stems = new Set(words.map(stemOf));
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu)) {
    if (!stems.has(stemOf(fold(word)))) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), marked: false });
    from = index + word.length;
    pieces.push({ text: word, marked: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/'(?!s$)/, '');
}

/** Short words keep their endings: "bus" is not "bu". */
function stemOf(word: string): string {
  const own = word.replace(/'s$/, '');
  const stem = own.replace(ENDING, '');
  return stem.length >= 3 ? stem : own;
}
