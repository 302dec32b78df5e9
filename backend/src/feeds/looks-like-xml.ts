/** Characters in which to look for the root element. */
const MAX_PROLOG = 65_536;
/** The brackets hold the internal subset, which has declarations too. */
const DOCTYPE = /<!doctype\s([^>[]*)(?:\[[^\]]*\]\s*)?>/iy;
const WEB_PAGE = /^<html[\s/>]/i;
const FEED = /^<(?:[\w.-]+:)?(?:rss|rdf|feed)[\s/>]/i;

/**
 * Whether a text can be a feed. Looks at the root element only, because comments, doctypes and stories may contain
 * markup of web pages. Accepts broken XML, which the feed parser judges; refuses web pages, JSON errors and empty texts.
 * With an HTML doctype, only the root element of a feed counts, because a web page may begin with any element.
 */
export function looksLikeXml(text: string): boolean {
  const head = text.trimStart().slice(0, MAX_PROLOG);
  if (!head.startsWith('<')) return false;
  const { root, doctype } = readProlog(head);
  return doctype === 'html' ? FEED.test(root) : !WEB_PAGE.test(root);
}

/** Whether the root element of a feed is closed. A truncated feed lacks its last stories. */
export function endsWithRoot(text: string): boolean {
  const { root } = readProlog(text.trimStart().slice(0, MAX_PROLOG));
  const [, name, rest = ''] = /^<([^\s/>]+)([^>]*)/.exec(root) ?? [];
  return name !== undefined && (rest.endsWith('/') || text.lastIndexOf(`</${name}`) > 0);
}

/** Returns the text from the root element on, and the name in the doctype. */
function readProlog(head: string): { root: string; doctype: string | null } {
  let position = 0;
  let doctype: string | null = null;
  for (;;) {
    const start = head.indexOf('<', position);
    if (start < 0) return { root: '', doctype };
    DOCTYPE.lastIndex = start;
    const declared = DOCTYPE.exec(head);
    if (declared) {
      doctype ??= declared[1]?.trim().split(/\s/, 1)[0]?.toLowerCase() ?? null;
      position = DOCTYPE.lastIndex;
    } else if (head.startsWith('<!--', start)) position = after(head, '-->', start + 4);
    else if (head.startsWith('<?', start)) position = after(head, '?>', start + 2);
    else return { root: head.slice(start), doctype };
  }
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}
