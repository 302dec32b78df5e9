/**
 * What can be wrong with a picture. small: it would have to be blown up to more than twice its size, so it is shown at
 * its own. broken: it did not arrive, or it is a spacer or a tracking dot.
 */
export type PictureFlaw = 'small' | 'broken';

/** Nothing a reader could make out is smaller than this, in pixels. */
const LEAST = 32;

/** Width and height of a picture in its own pixels. */
type Pixels = Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>;

/** Looks at an image that has arrived. Null: it is as it should be and fills its room. */
export function flawOf(
  image: HTMLImageElement,
  { naturalWidth: width, naturalHeight: height }: Pixels = image,
): PictureFlaw | null {
  if (isDrawing(image.currentSrc) || width === 0 || height === 0) return null;
  if (width < LEAST || height < LEAST) return 'broken';
  // What covers its room is scaled by the side that needs it more.
  const scale = Math.max(image.clientWidth / width, image.clientHeight / height);
  return scale > 2 ? 'small' : null;
}

/**
 * The same for an image that chose among widths: browsers then give its size as if the picture were as wide as the
 * address says, and less the more pixels the screen has. One that looks flawed is measured once more without a choice;
 * it comes from the browser's cache.
 */
export function withFlawOf(image: HTMLImageElement, found: (flaw: PictureFlaw | null) => void): void {
  const flaw = flawOf(image);
  if (flaw === null || image.srcset === '') {
    found(flaw);
    return;
  }
  const bare = new Image();
  bare.addEventListener('load', () => found(flawOf(image, bare)));
  bare.src = image.currentSrc;
}

/** A drawing fills any room. Where it has no size of its own, some browsers make one up and some say 0. */
function isDrawing(address: string): boolean {
  return /\.svg(?:[?#]|$)/.test(address);
}
