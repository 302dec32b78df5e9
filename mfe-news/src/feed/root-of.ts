export type FeedFormat = 'rss' | 'rdf' | 'atom';

const FORMATS: Readonly<Record<string, FeedFormat>> = { rss: 'rss', rdf: 'rdf', feed: 'atom' };
/** Not inside comments and instructions: those are skipped first. */
const FIRST_ELEMENT = /^<(?:[\w.-]+:)?([\w.-]+)/;

/** The kind of feed that a repaired document is, by its root element; null when it is something else, such as a web page. */
export function rootOf(xml: string): FeedFormat | null {
  let position = 0;
  for (;;) {
    const start = xml.indexOf('<', position);
    if (start < 0) return null;
    const closing = xml.startsWith('<!--', start) ? '-->' : xml.startsWith('<?', start) ? '?>' : null;
    if (closing === null) {
      const name = FIRST_ELEMENT.exec(xml.slice(start, start + 100))?.[1]?.toLowerCase();
      return name === undefined ? null : (FORMATS[name] ?? null);
    }
    const end = xml.indexOf(closing, start);
    if (end < 0) return null;
    position = end + closing.length;
  }
}
