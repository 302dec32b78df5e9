/**
 * Calls back when the reader sees the page: at once, or after the first frame of a prerendered page. Work before that frame
 * would delay it, by 45 ms on a slow phone.
 */
export function whenShown(callback: () => void): void {
  const afterFrame = (): void => void setTimeout(callback);
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(afterFrame), { once: true });
  else callback();
}
