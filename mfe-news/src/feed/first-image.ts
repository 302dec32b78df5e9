import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { isNotOfStory, isTiny } from './choose-picture.ts';
import type { FeedPicture } from './feed-item.ts';

/** Characters. A picture further in is not the card's. */
const MAX_INPUT = 200_000;
/** Attributes in which lazy-loading pages keep the real URL. */
const LAZY_SOURCES = ['data-src', 'data-original', 'data-lazy-src'];
const EMOJI = /\b(?:wp-smiley|emoji)\b/;
const ESCAPED_IMAGE = /&lt;img\s/i;

/** The first visible picture in an HTML fragment. Skips tracking pixels, icons and emoji. */
export function firstImage(html: string): FeedPicture | null {
  const input = html.slice(0, MAX_INPUT);
  return inMarkup(input) ?? (ESCAPED_IMAGE.test(input) ? inMarkup(decodeOnce(input)) : null);
}

function inMarkup(html: string): FeedPicture | null {
  for (const attributes of imagesOf(html)) {
    const address = addressOf(attributes);
    if (address && !isNotOfStory(address) && !isDecoration(attributes)) {
      return { address, alt: plainText(attributes.get('alt') ?? '') };
    }
  }
  return null;
}

const ignored = (): void => {};
const IGNORED: TokenizerCallbacks = {
  onattribdata: ignored,
  onattribend: ignored,
  onattribentity: ignored,
  onattribname: ignored,
  oncdata: ignored,
  onclosetag: ignored,
  oncomment: ignored,
  ondeclaration: ignored,
  onend: ignored,
  onopentagend: ignored,
  onopentagname: ignored,
  onprocessinginstruction: ignored,
  onselfclosingtag: ignored,
  ontext: ignored,
  ontextentity: ignored,
};

/**
 * The attributes of each `<img>`. Uses only the tokenizer: htmlparser2's parser searches all open elements at each
 * closing tag, which is quadratic.
 */
function imagesOf(html: string): Map<string, string>[] {
  // Some feeds wrap content in CDATA twice. Removes the marker and reads the content as markup.
  const markup = html.replaceAll('<![CDATA[', '');
  const images: Map<string, string>[] = [];
  let attributes: Map<string, string> | null = null;
  let name = '';
  let value = '';
  const endOfTag = (): void => {
    if (attributes) images.push(attributes);
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...IGNORED,
      onopentagname(start, end) {
        attributes = markup.slice(start, end).toLowerCase() === 'img' ? new Map() : null;
      },
      onattribname(start, end) {
        name = markup.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += markup.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        // As in browsers, the first of duplicate attributes wins.
        if (attributes && !attributes.has(name)) attributes.set(name, value);
      },
      onopentagend: endOfTag,
      onselfclosingtag: endOfTag,
    },
  );
  tokenizer.write(markup);
  tokenizer.end();
  return images;
}

function addressOf(attributes: Map<string, string>): string | undefined {
  return ['src', ...LAZY_SOURCES]
    .map((name) => attributes.get(name)?.trim())
    .find((address) => address && !address.startsWith('data:'));
}

function isDecoration(attributes: Map<string, string>): boolean {
  return (
    isTiny(sideOf(attributes.get('width'))) ||
    isTiny(sideOf(attributes.get('height'))) ||
    EMOJI.test(attributes.get('class') ?? '')
  );
}

/** Undefined for `100%` and `auto`, which say nothing about pixels. */
function sideOf(value: string | undefined): number | undefined {
  return value && /^\d+(?:px)?$/.test(value.trim()) ? Number.parseInt(value, 10) : undefined;
}

function decodeOnce(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
