const DECLARATION = /^(\s*<\?xml\b[^>]*?)\s+encoding\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The encoding that an XML declaration at the start of the text names, or null. */
export function declaredEncoding(text: string): string | null {
  const match = DECLARATION.exec(text);
  return match?.[2] ?? match?.[3] ?? null;
}

/** Takes the encoding out of the XML declaration: decoded text has none, and a parser must not decode it again. */
export function withoutEncoding(text: string): string {
  return text.replace(DECLARATION, '$1');
}
