/** An entry of a live post. */
export interface PageEntry {
  /** Its moment: ISO 8601 in UTC, so that entries sort as text. */
  id: string;
  html: string;
}

/** What a page says of its live post. */
interface LivePage {
  /** Address of the post. */
  path: string;
  /** In the order of the page, newest first. */
  entries: readonly PageEntry[];
}

/* Attribute values have no `<` or `>`, as React escapes them. Articles with `data-entry` contain no other ones. */
const POST = /<section\b[^<>]* data-live-post="([^"<>]+)"/;
const ENTRY = /<article\b[^<>]* data-entry="([^"<>]+)"/g;
const END = '</article>';

/** The entries in the HTML of a page; null if it has no live post, or one that has ended. */
export function entriesOfPage(html: string): LivePage | null {
  const path = POST.exec(html)?.[1];
  if (path === undefined) return null;
  const entries: PageEntry[] = [];
  for (const { 1: id = '', index } of html.matchAll(ENTRY)) {
    const end = html.indexOf(END, index);
    if (end >= 0) entries.push({ id, html: html.slice(index, end + END.length) });
  }
  return { path, entries };
}
