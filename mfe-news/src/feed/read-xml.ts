/** A piece of an XML document, as written. */
interface XmlToken {
  kind: 'text' | 'cdata' | 'open' | 'close' | 'empty' | 'other';
  source: string;
}

const TAG = /<[/a-z_]/iy;

/**
 * Splits a document into tags, texts and CDATA sections; `other` covers comments, instructions and document types. Does
 * not validate. Linear time for any input. Stops at an unterminated token.
 */
export function* readXml(xml: string): Generator<XmlToken> {
  let position = 0;
  while (position < xml.length) {
    const start = xml.indexOf('<', position);
    if (start !== position)
      yield { kind: 'text', source: xml.slice(position, start < 0 ? undefined : start) };
    if (start < 0) return;
    const { kind, end } = markupAt(xml, start);
    if (end < 0) return;
    yield { kind, source: xml.slice(start, end) };
    position = end;
  }
}

/** The token that starts at the `<` at `start`, and its end; -1 if unterminated. */
function markupAt(xml: string, start: number): { kind: XmlToken['kind']; end: number } {
  if (xml.startsWith('<![CDATA[', start)) return { kind: 'cdata', end: endAfter(xml, ']]>', start + 9) };
  if (xml.startsWith('<!--', start)) return { kind: 'other', end: endAfter(xml, '-->', start + 4) };
  if (xml.startsWith('<?', start)) return { kind: 'other', end: endAfter(xml, '?>', start + 2) };
  if (xml.startsWith('<!', start)) return { kind: 'other', end: endOfDeclaration(xml, start + 2) };
  TAG.lastIndex = start;
  // Malformed; the validator rejects it later.
  if (!TAG.test(xml)) return { kind: 'text', end: start + 1 };
  const end = endOfTag(xml, start + 1);
  if (xml[start + 1] === '/') return { kind: 'close', end };
  return { kind: xml[end - 2] === '/' ? 'empty' : 'open', end };
}

function endAfter(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

/** Ignores `>` inside quotes. */
function endOfTag(xml: string, from: number): number {
  for (let i = from; i < xml.length; i += 1) {
    const char = xml.charAt(i);
    if (char === '>') return i + 1;
    if (char === '"' || char === "'") {
      i = xml.indexOf(char, i + 1);
      if (i < 0) return -1;
    }
  }
  return -1;
}

/** A document type may have an internal subset in brackets, with declarations, comments and instructions. */
function endOfDeclaration(xml: string, from: number): number {
  let inSubset = false;
  for (let i = from; i < xml.length; i += 1) {
    const char = xml.charAt(i);
    if (char === '>' && !inSubset) return i + 1;
    if (char === '[') inSubset = true;
    else if (char === ']') inSubset = false;
    else {
      const end = endOfQuoted(xml, i, char);
      if (end < 0) return -1;
      i = end - 1;
    }
  }
  return -1;
}

/** The index after the quotes, comment or instruction that starts at `start`. Brackets inside do not count. */
function endOfQuoted(xml: string, start: number, char: string): number {
  if (char === '"' || char === "'") return endAfter(xml, char, start + 1);
  if (xml.startsWith('<!--', start)) return endAfter(xml, '-->', start + 4);
  if (xml.startsWith('<?', start)) return endAfter(xml, '?>', start + 2);
  return start + 1;
}
