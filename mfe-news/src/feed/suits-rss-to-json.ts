/**
 * What the library is known to read wrongly without saying so (version 2.1.1). A feed that contains any of it is read
 * by the other reader. Patterns look at the text of a feed already known to be well-formed.
 */
const TRAPS: readonly RegExp[] = [
  // Elements it does not look at, or confuses with others: RSS authors, Dublin Core dates, Atom's names in RSS items.
  /<(?:author|dc:date|dcterms:\w+|itunes:author|summary|content|created|updated|id)[\s>]/,
  // A guid without attributes is dropped.
  /<guid>/,
  // Groups replace the story's title with the picture's; captions and thumbnails inside content are dropped.
  /<media:(?:group|description)[\s>]/,
  /<media:content\s[^<>]*[^/]>/,
  // Text beside a CDATA section: each piece is read as a number on its own, so `007` loses its zeros.
  /[^>\s]\s*<!\[CDATA\[|\]\]>\s*[^<\s]/,
  // Names are compared with case and by the usual prefix.
  /<(?:[A-Z][\w]*|pubdate)[\s>]/,
  /xmlns:(?!(?:dc|content|media)=)[\w-]+\s*=\s*["'](?:http:\/\/purl\.org\/dc\/elements\/|http:\/\/purl\.org\/rss\/1\.0\/modules\/content|http:\/\/search\.yahoo\.com\/mrss)/,
  /xml:base\s*=/,
];

const ITEM = /<item[\s>/]/g;
/** A missing date becomes the current time, one without a zone the server's; so each item needs one that is certain. */
const CERTAIN_DATE =
  /<pubDate>\s*(?:[A-Z][a-z]{2},\s+)?\d{1,2}\s+(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s+20\d{2}\s+\d{2}:\d{2}(?::\d{2})?\s+(?:GMT|[+-]\d{4})\s*<\/pubDate>/g;

/** Whether `rss-to-json` can be trusted with this well-formed document whose root is `<rss>`. */
export function suitsRssToJson(xml: string): boolean {
  if (!/<rss[\s>]/.test(xml) || TRAPS.some((trap) => trap.test(xml)) || hasItemsElsewhere(xml)) return false;
  const items = xml.slice(Math.max(xml.indexOf('<item'), 0));
  return count(items, ITEM) === count(items, CERTAIN_DATE);
}

/** It reads the items of the first channel; old feeds have them beside it. */
function hasItemsElsewhere(xml: string): boolean {
  const end = xml.indexOf('</channel>');
  return end >= 0 && (xml.includes('<item', end) || xml.includes('<channel', end));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
