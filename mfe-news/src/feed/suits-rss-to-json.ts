/**
 * What rss-to-json 2.1.1 misreads silently. feedsmith reads a feed that matches any of these. The patterns expect a
 * well-formed feed.
 */
const MISREAD: readonly RegExp[] = [
  // Ignored or confused: RSS authors, Dublin Core dates, Atom names in RSS items.
  /<(?:author|dc:date|dcterms:\w+|itunes:author|summary|content|created|updated|id)[\s>]/,
  // Drops a guid without attributes.
  /<guid>/,
  // Groups replace the story's title with the picture's; captions and thumbnails inside content are lost.
  /<media:(?:group|description)[\s>]/,
  /<media:content\s[^<>]*[^/]>/,
  // Text beside a CDATA section: parses each piece as a number, so `007` loses its zeros.
  /[^>\s]\s*<!\[CDATA\[|\]\]>\s*[^<\s]/,
  // Element names are compared with case and with the usual prefix.
  /<(?:[A-Z][\w]*|pubdate)[\s>]/,
  /xmlns:(?!(?:dc|content|media)=)[\w-]+\s*=\s*["'](?:http:\/\/purl\.org\/dc\/elements\/|http:\/\/purl\.org\/rss\/1\.0\/modules\/content|http:\/\/search\.yahoo\.com\/mrss)/,
  /xml:base\s*=/,
];

const ITEM = /<item[\s>/]/g;
/** rss-to-json knows no permalinks, so each item needs a link. */
const LINK = /<link>/g;
/**
 * rss-to-json replaces a missing date with the current time and assumes the server's zone, so each item needs an
 * unambiguous date. Midnight is ambiguous: it may be a day, whose zone rss-to-json drops.
 */
const UNAMBIGUOUS_DATE =
  /<pubDate>\s*(?:[A-Z][a-z]{2},\s+)?\d{1,2}\s+(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s+20\d{2}\s+(?!00:00(?::00)?\s)\d{2}:\d{2}(?::\d{2})?\s+(?:GMT|[+-]\d{4})\s*<\/pubDate>/g;

/** True if rss-to-json reads this well-formed RSS document correctly. */
export function suitsRssToJson(xml: string): boolean {
  if (!/<rss[\s>]/.test(xml) || MISREAD.some((trap) => trap.test(xml)) || hasItemsElsewhere(xml))
    return false;
  const items = xml.slice(Math.max(xml.indexOf('<item'), 0));
  const [stories, links, dates] = [ITEM, LINK, UNAMBIGUOUS_DATE].map((pattern) => count(items, pattern));
  return stories === links && stories === dates;
}

/** rss-to-json reads only the items of the first channel; old feeds have items outside it. */
function hasItemsElsewhere(xml: string): boolean {
  const end = xml.indexOf('</channel>');
  return end >= 0 && (xml.includes('<item', end) || xml.includes('<channel', end));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
