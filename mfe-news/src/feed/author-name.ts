import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';

/** Characters in a byline. */
const MAX_LENGTH = 80;
const MAX_INPUT = 2000;
/** From the start of a word, so that a long one takes linear time. */
const ADDRESS = String.raw`(?<![^\s@()<>,;])[^\s@()<>,;]+@[^\s@()<>,;]+`;
/** RSS 2.0: `desk@paper.example (Ann Author)`. */
const NAME_IN_PARENTHESES = new RegExp(String.raw`${ADDRESS} ?\(([^()]+)\)`, 'g');
/** Alone, or after a name: `Ann Author <ann@paper.example>`, `Ann Author (ann@paper.example)`. */
const ADDRESSES = new RegExp(` ?[(<]? ?${ADDRESS} ?[)>]?`, 'g');

/**
 * The names in an author element, or null. Never returns an email address: it was not published for readers. Drops a
 * leading "By", which the card adds.
 */
export function authorName(value: string | undefined): string | null {
  // Replaces the bracket, so that `<ann@paper.example>` is not removed as a tag.
  const text = plainText((value ?? '').slice(0, MAX_INPUT).replace(/<(?=[^<>]*@)/g, '('));
  const names = text
    .replace(NAME_IN_PARENTHESES, '$1')
    .replace(ADDRESSES, '')
    .replace(/^by:?\s+/i, '')
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
  return names.length === 0 ? null : shorten(names.join(', '), MAX_LENGTH);
}
