/** What comes sooner was as good as there: to fade it in would only keep the reader waiting. In ms. */
const LATE = 200;

/**
 * Fades a picture in whose transfer took long: the reader has been looking at its plate for a while. Nothing is hidden
 * before it comes, so a picture is never lost with its animation.
 */
export function revealLate(image: HTMLImageElement): void {
  const [transfer] = performance.getEntriesByName(image.currentSrc, 'resource').slice(-1);
  if (!transfer || transfer.duration < LATE) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  image.animate({ opacity: [0, 1] }, { duration: 250, easing: 'ease-out' });
}
