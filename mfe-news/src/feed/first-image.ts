import { decodeHTMLAttribute } from 'entities';
import { readMarkup } from '@meadowlark/shared/text/read-markup.ts';
import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { isTiny } from './choose-picture.ts';
import type { FeedPicture } from './feed-item.ts';

/** A picture further in belongs to the story's text, not to its card. */
const MAX_INPUT = 200_000;
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;
/** Where pages that load pictures late keep the real address. */
const LATE_SOURCES = ['data-src', 'data-original', 'data-lazy-src'];
const EMOJI = /\b(?:wp-smiley|emoji)\b/;
const ESCAPED_IMAGE = /&lt;img\s/i;

/** The first picture in a fragment of HTML that is meant to be seen: no counting pixels, icons or emoji. */
export function firstImage(html: string): FeedPicture | null {
  const input = html.slice(0, MAX_INPUT);
  return inMarkup(input) ?? (ESCAPED_IMAGE.test(input) ? inMarkup(decodeOnce(input)) : null);
}

function inMarkup(html: string): FeedPicture | null {
  for (const token of readMarkup(html)) {
    if (token.kind !== 'tag' || token.name !== 'img' || token.closing) continue;
    const attributes = attributesOf(token.source);
    const address = addressOf(attributes);
    if (address && !isDecoration(attributes)) {
      return { address, alt: plainText(attributes.get('alt') ?? '') };
    }
  }
  return null;
}

function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // As in a browser, the first of two attributes with one name counts.
    if (!attributes.has(key)) attributes.set(key, decodeHTMLAttribute(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function addressOf(attributes: Map<string, string>): string | undefined {
  return ['src', ...LATE_SOURCES]
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

/** `100%` and `auto` say nothing about pixels. */
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
