import { decodeHTML } from 'entities';
import { readMarkup } from './markup/read-markup.ts';

/** In characters. Headlines and excerpts never show text beyond it; the limit bounds hostile input. */
const MAX_INPUT = 200_000;
/** One pass for the markup itself, two more for feeds that escape their markup once or twice. */
const MAX_PASSES = 3;

/** Tags within a word or sentence. Every other tag separates words. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Closing tags, breaks, pictures, tags with attributes and entities, which do not occur in running text about markup. */
const LOOKS_ESCAPED =
  /<\/[a-z][a-z0-9]*\s*>|<(?:p|br|hr|img|div)\b[^<>]*>|<[a-z][a-z0-9]*\s+[a-z-]+=["'][^<>]*>|&(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[mn]dash|hellip|#\d{1,7}|#x[\da-f]{1,6});/i;
/** Control characters, soft hyphens, zero-width spaces and marks that change the direction of text. */
const INVISIBLE = /[^\P{Cc}\s]|[\u00AD\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
/** More marks on one character than any script needs: they would overlap the lines above and below. */
const STACKED_MARKS = /(\p{M}{5})\p{M}+/gu;
/** Half of a character, left by a feed that cuts in the wrong place. It would break JSON and markup later. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The visible text of an HTML fragment, on one line: without markup, scripts, styles, comments and the captions of pictures,
 * entities decoded, white space collapsed. Unwraps markup that was escaped twice. The result is text, not markup.
 */
export function plainText(html: string): string {
  let text = strip(html.slice(0, MAX_INPUT));
  for (let pass = 1; pass < MAX_PASSES && LOOKS_ESCAPED.test(text); pass += 1) text = strip(text);
  return text
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .replace(LONE_SURROGATE, '\uFFFD')
    .trim();
}

function strip(html: string): string {
  let text = '';
  let inCaption = false;
  for (const token of readMarkup(html)) {
    if (token.kind === 'text') {
      if (!inCaption) text += token.text.replaceAll(']]>', '');
      continue;
    }
    if (!INLINE.has(token.name)) text += ' ';
    // The end of the figure ends a caption without an end of its own.
    if (token.name === 'figcaption') inCaption = !token.closing;
    else if (token.name === 'figure') inCaption = false;
  }
  return decodeHTML(text);
}
