/** Elements whose content readers do not see as text. */
const HIDDEN = ['script', 'style', 'iframe', 'noembed', 'noframes', 'template', 'title'] as const;
const END_OF_HIDDEN = new Map(
  HIDDEN.map((name) => [name as string, new RegExp(`</${name}(?=[\\s/>]|$)`, 'gi')]),
);
const TAG_NAME = /<\/?([a-z][^\s/><]*)/iy;

type MarkupToken =
  | { kind: 'text'; /** Entities are still as written. */ text: string }
  | {
      kind: 'tag';
      /** Lower case. */ name: string;
      closing: boolean;
      /** From `<` to `>`. */ source: string;
    };

/**
 * Splits an HTML fragment into text and tags. Drops comments, declarations and the content of scripts and styles. Never
 * throws, and takes linear time for any input, because the input is untrusted. It reads broken markup much as a
 * browser does; `<` before a space or a digit is text.
 */
export function* readMarkup(html: string): Generator<MarkupToken> {
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    if (start < 0) {
      yield { kind: 'text', text: html.slice(position) };
      return;
    }
    if (start > position) yield { kind: 'text', text: html.slice(position, start) };
    if (html.startsWith('<![CDATA[', start)) {
      // A feed wrapped its content twice: drop the markers and read the content as markup.
      position = start + '<![CDATA['.length;
    } else if (html[start + 1] === '!' || html[start + 1] === '?') {
      position = html.startsWith('<!--', start) ? after(html, '-->', start + 2) : after(html, '>', start);
    } else {
      TAG_NAME.lastIndex = start;
      const name = TAG_NAME.exec(html)?.[1]?.toLowerCase();
      if (name === undefined) {
        yield { kind: 'text', text: '<' };
        position = start + 1;
      } else {
        const end = endOfTag(html, start + 1);
        const closing = html[start + 1] === '/';
        yield { kind: 'tag', name, closing, source: html.slice(start, end) };
        // `<script/>` counts as closed, as its author meant it, although browsers differ.
        position = closing || html[end - 2] === '/' ? end : endOfHidden(html, name, end);
      }
    }
  }
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** A `>` inside quotes does not end a tag. A `<` outside quotes begins the next tag, so this one is broken. */
function endOfTag(html: string, from: number): number {
  for (let i = from; i < html.length; i += 1) {
    const char = html[i];
    if (char === '>') return i + 1;
    if (char === '<') return i;
    if ((char === '"' || char === "'") && html[i - 1] === '=') {
      const close = html.indexOf(char, i + 1);
      // An unclosed quote would swallow the rest of the text.
      if (close < 0) return after(html, '>', i);
      i = close;
    }
  }
  return html.length;
}

function endOfHidden(html: string, name: string, from: number): number {
  const pattern = END_OF_HIDDEN.get(name);
  if (!pattern) return from;
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}
