import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';

/** Characters in a byline. */
const MAX_LENGTH = 80;
const MAX_INPUT = 2000;
const ADDRESS = String.raw`[^\s@()<>]+@[^\s@()<>]+`;
/** RSS 2.0: `desk@paper.example (Ann Author)`. */
const NAME_IN_PARENTHESES = new RegExp(String.raw`^${ADDRESS}\s*\((.+)\)$`);
/** `Ann Author <ann@paper.example>`, `Ann Author (ann@paper.example)` */
const NAME_BEFORE_ADDRESS = new RegExp(String.raw`^(.*?)[(<]\s*(?:mailto:)?${ADDRESS}\s*[)>]$`);
const ADDRESS_ALONE = new RegExp(`^${ADDRESS}$`);

/**
 * The name in an author element, or null. Never returns a mail address: it was not published for readers. Drops a
 * leading "By", which the card adds.
 */
export function authorName(value: string | undefined): string | null {
  // Replaces the bracket, so that `<ann@paper.example>` is not removed as a tag.
  const text = plainText((value ?? '').slice(0, MAX_INPUT).replace(/<(?=[^<>]*@)/g, '('));
  const name = (NAME_IN_PARENTHESES.exec(text)?.[1] ?? NAME_BEFORE_ADDRESS.exec(text)?.[1] ?? text)
    .replace(/^by:?\s+/i, '')
    .trim();
  return name === '' || ADDRESS_ALONE.test(name) ? null : shorten(name, MAX_LENGTH);
}
