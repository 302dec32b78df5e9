const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text without the characters that XML 1.0 forbids even when escaped: control characters and halves of pairs. One of
 * them in one headline would make the whole feed unreadable.
 */
export function xmlCharacters(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
}

/** Text made safe for XML elements and attributes. */
export function xmlText(text: string): string {
  return xmlCharacters(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
