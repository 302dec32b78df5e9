/**
 * The words of a text as they are written, with what belongs to them: `U.S.`, `AT&T`, `O’Neill’s`. Index, query and marks
 * have the same words, or a reader would not find what is in the text.
 */
export function writtenWords(text: string): IterableIterator<RegExpMatchArray & { index: number }> {
  return text.matchAll(
    /(?:\p{L}(?:\.\p{L})+\.?|\p{L}{1,2}&\p{L}{1,2})(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}\p{N}]+)*/gu,
  );
}

const IN_WORD = /[\p{M}.&'’‘ʻʼ]/gu;
/** Letters that Unicode does not decompose, as they are typed on a US keyboard. */
const ON_US_KEYBOARD: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** A written word as it is searched: lower case, without accents, apostrophes and periods. */
export function foldWord(written: string): string {
  return written
    .normalize('NFKD')
    .replaceAll(IN_WORD, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => ON_US_KEYBOARD[letter] ?? letter);
}
