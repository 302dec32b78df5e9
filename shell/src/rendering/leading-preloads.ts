const LEADING = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/**
 * Splits off the preload links that React writes for important pictures before all other HTML. React's place is after the
 * page's styles; in the head they are fetched earlier.
 */
export function leadingPreloads(html: string): { preloads: string; content: string } {
  const preloads = LEADING.exec(html)?.[0] ?? '';
  return { preloads, content: html.slice(preloads.length) };
}
