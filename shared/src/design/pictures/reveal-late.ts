/** In milliseconds. For faster pictures, a fade would only delay them. */
const LATE_MS = 200;

/**
 * Fades in a picture whose transfer took long. Nothing is hidden before it arrives, so a picture shows even if its
 * animation does not run.
 */
export function revealLate(image: HTMLImageElement): void {
  const [transfer] = performance.getEntriesByName(image.currentSrc, 'resource').slice(-1);
  if (!transfer || transfer.duration < LATE_MS) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  image.animate({ opacity: [0, 1] }, { duration: 250, easing: 'ease-out' });
}
