import { writtenWords } from '@meadowlark/shared/text/search-words.ts';
import { wordsOf } from './words.ts';

/** Characters of a snippet, and how many of them come before its first match. */
const LENGTH = 200;
const BEFORE = 60;

/** The excerpt if it has one of the words; otherwise the part of the text around the first one. */
export function snippetOf(
  { excerpt, text }: { excerpt: string; text: string },
  words: readonly string[],
): string {
  if (firstMatch(excerpt, words) >= 0) return excerpt;
  const at = firstMatch(text, words);
  if (at < 0) return excerpt;
  const from = at <= BEFORE ? 0 : text.lastIndexOf(' ', at - BEFORE) + 1;
  const piece = text.slice(from, from + LENGTH);
  const whole = from + LENGTH >= text.length ? piece : `${piece.replace(/\s\S*$/, '')}…`;
  return from === 0 ? whole : `…${whole}`;
}

/** Index of the first word that begins like one of these, without its ending; -1 if there is none. */
function firstMatch(text: string, words: readonly string[]): number {
  const beginnings = words.map((word) => word.slice(0, Math.max(3, word.length - 3)));
  for (const { 0: written, index } of writtenWords(text))
    if (wordsOf(written).some((word) => beginnings.some((beginning) => word.startsWith(beginning))))
      return index;
  return -1;
}
