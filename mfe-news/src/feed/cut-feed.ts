import { readXml } from './read-xml.ts';

/** Characters of one text. An excerpt has 200, and a picture further in is not the card's. */
const MAX_TEXT = 16_000;
/** Characters of all texts of an item, and of all texts before the first item. */
const MAX_ITEM_TEXT = 40_000;
/**
 * Characters of all names in an item. `parsePerson` of feedsmith 3.0.1 searches to the end of the text for each bracket
 * and tries an address at each dot: 40,000 characters take 1.7 s, and 4 MB do not finish.
 */
const MAX_NAMES = 500;
const PERSONS = new Set(['author', 'managingeditor', 'webmaster']);
/** Characters of all tags: 8,000 per story. Parsers take up to 100 times as long for tags as for text. */
const MAX_MARKUP = 120_000;
/** Added to `MAX_MARKUP`'s count for every token. */
const TOKEN_COST = 8;
const ITEMS = new Set(['item', 'entry']);

/**
 * Truncates a feed before any parser sees it: the first `maxItems` items, and the beginning of each text. Drops
 * comments, instructions, document types (so entities are never expanded) and anything outside the root. Null if the
 * first item alone exceeds `MAX_MARKUP`.
 */
export function cutFeed(xml: string, maxItems: number): string | null {
  const parts: string[] = [];
  const open: string[] = [];
  const remaining = { text: MAX_ITEM_TEXT, names: MAX_NAMES };
  let markup = 0;
  let items = 0;
  /** Start of the current item: index in `parts`, depth in `open`. */
  let item: { part: number; depth: number } | null = null;
  let personDepth: number | null = null;

  for (const { kind, source } of readXml(xml)) {
    markup +=
      kind === 'text' || kind === 'cdata' || kind === 'other' ? TOKEN_COST : TOKEN_COST + source.length;
    if (markup > MAX_MARKUP) {
      if (items === 0) return null;
      return withClosingTags(parts.slice(0, item?.part), open.slice(0, item?.depth));
    }
    switch (kind) {
      case 'other':
        break;
      case 'text':
      case 'cdata': {
        if (open.length === 0) break;
        const isName = personDepth !== null;
        const kept = cutText(
          kind,
          source,
          Math.min(MAX_TEXT, remaining.text, isName ? remaining.names : MAX_TEXT),
        );
        remaining.text -= kept.length;
        if (isName) remaining.names -= kept.length;
        parts.push(kept);
        break;
      }
      case 'empty':
        parts.push(source);
        break;
      case 'open': {
        const name = localName(source);
        if (item === null && ITEMS.has(name)) {
          item = { part: parts.length, depth: open.length };
          remaining.text = MAX_ITEM_TEXT;
          remaining.names = MAX_NAMES;
        }
        if (PERSONS.has(name)) personDepth ??= open.length;
        open.push(nameOf(source));
        parts.push(source);
        break;
      }
      case 'close':
        open.pop();
        parts.push(source);
        if (personDepth === open.length) personDepth = null;
        if (item?.depth === open.length) {
          item = null;
          items += 1;
          if (items === maxItems) return withClosingTags(parts, open);
        }
    }
  }
  return parts.join('');
}

/** Closes all open elements. The rest of the source is neither read nor validated. */
function withClosingTags(parts: readonly string[], open: readonly string[]): string {
  return (
    parts.join('') +
    open
      .map((name) => `</${name}>`)
      .toReversed()
      .join('')
  );
}

function cutText(kind: 'text' | 'cdata', source: string, limit: number): string {
  if (source.length <= limit) return source;
  return kind === 'text' ? source.slice(0, limit) : cutCdata(source, limit);
}

const OPENING = '<![CDATA[';
const CLOSING = ']]>';

function cutCdata(source: string, limit: number): string {
  const words = limit - OPENING.length - CLOSING.length;
  return words > 0 ? source.slice(0, OPENING.length + words) + CLOSING : '';
}

function nameOf(tag: string): string {
  return /^<([^\s/>]*)/.exec(tag)?.[1] ?? '';
}

/** Without the namespace prefix, which a feed chooses freely. */
function localName(tag: string): string {
  return nameOf(tag)
    .replace(/^[^:]*:/, '')
    .toLowerCase();
}
