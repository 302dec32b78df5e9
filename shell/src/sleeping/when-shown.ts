/**
 * Calls back when the reader sees the page: at once, or when a prerendered page is shown. `shownAt`: that time, ms since the
 * start of the document.
 */
export function whenShown(callback: (shownAt: number) => void): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => callback(performance.now()), { once: true });
  else callback(0);
}
