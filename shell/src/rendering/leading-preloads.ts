const LEADING = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/**
 * React asks for pictures that are not to wait before everything else that it renders, and so behind a page's styles.
 * Taken out of its HTML, the links can stand in the head: what is seen last is then asked for first.
 */
export function leadingPreloads(html: string): { preloads: string; content: string } {
  const preloads = LEADING.exec(html)?.[0] ?? '';
  return { preloads, content: html.slice(preloads.length) };
}
