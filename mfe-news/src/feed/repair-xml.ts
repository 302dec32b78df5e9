const ENTITY = /&(?!(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi;
/** Characters that XML 1.0 forbids. One of them makes a strict parser refuse the whole feed. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/gu;

/**
 * Mends what feeds commonly get wrong, so that a strict check can then tell a sloppy feed from a broken one: a byte
 * order mark or text around the document, forbidden control characters, bare ampersands. Document type declarations are
 * removed: news needs no entities of its own, and nothing here shall ever expand one.
 */
export function repairXml(xml: string): string {
  const start = xml.indexOf('<');
  const end = xml.lastIndexOf('>');
  if (start < 0 || end < start) return '';
  const document = xml.slice(start, end + 1).replace(FORBIDDEN, '');
  return mapOutsideSections(withoutDoctype(document), (text) => text.replace(ENTITY, '&amp;'));
}

/** A declaration may hold an internal subset in brackets, in which `>` and quoted brackets are ordinary characters. */
function withoutDoctype(xml: string): string {
  const start = xml.slice(0, 10_000).search(/<!doctype/i);
  if (start < 0) return xml;
  let depth = 0;
  for (let i = start; i < xml.length; i += 1) {
    const char = xml[i];
    if (char === '"' || char === "'") {
      const close = xml.indexOf(char, i + 1);
      if (close < 0) return xml;
      i = close;
    } else if (char === '[') depth += 1;
    else if (char === ']') depth -= 1;
    else if (char === '>' && depth <= 0) return xml.slice(0, start) + xml.slice(i + 1);
  }
  return xml;
}

/** Applies `change` to everything but CDATA sections and comments, in which an ampersand is only an ampersand. */
function mapOutsideSections(xml: string, change: (text: string) => string): string {
  let result = '';
  let position = 0;
  for (const { index, 0: opening } of xml.matchAll(/<!\[CDATA\[|<!--/g)) {
    if (index < position) continue;
    const closing = opening === '<!--' ? '-->' : ']]>';
    const end = xml.indexOf(closing, index);
    if (end < 0) break;
    result += change(xml.slice(position, index)) + xml.slice(index, end + closing.length);
    position = end + closing.length;
  }
  return result + change(xml.slice(position));
}
