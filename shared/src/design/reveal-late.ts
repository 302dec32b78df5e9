/** What comes sooner was as good as there: to fade it in would only keep the reader waiting. In ms. */
const LATE = 200;

/**
 * Fades a picture in that comes when the reader has been looking at its plate for a while. Nothing is hidden before it
 * comes, so a picture is never lost with its animation.
 *
 * @param since when the page began to wait, by the clock of `performance`
 */
export function revealLate(image: HTMLImageElement, since: number): void {
  if (performance.now() - since < LATE) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  image.animate({ opacity: [0, 1] }, { duration: 250, easing: 'ease-out' });
}
