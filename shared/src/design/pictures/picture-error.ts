/**
 * small: the picture would be enlarged more than twice, so it is shown at its own size. broken: it did not arrive, or it
 * is a spacer or a tracking pixel.
 */
export type PictureError = 'small' | 'broken';

/** Smallest useful width and height, in pixels. */
const MIN_SIDE = 32;

type Pixels = Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>;

/** The error of a loaded image; null if it is fine. */
function pictureErrorOf(
  image: HTMLImageElement,
  { naturalWidth: width, naturalHeight: height }: Pixels = image,
): PictureError | null {
  if (isDrawing(image.currentSrc) || width === 0 || height === 0) return null;
  if (width < MIN_SIDE || height < MIN_SIDE) return 'broken';
  // `object-fit: cover` scales by the side that needs more.
  const scale = Math.max(image.clientWidth / width, image.clientHeight / height);
  return scale > 2 ? 'small' : null;
}

/**
 * Checks a loaded image and reports its error, or null. With `srcset`, browsers report the size that `srcset`
 * declares, divided by the screen's pixel density. So an image with an error is measured again without `srcset`; it
 * comes from the browser's cache.
 */
export function checkPicture(image: HTMLImageElement, report: (error: PictureError | null) => void): void {
  const error = pictureErrorOf(image);
  if (error === null || image.srcset === '') {
    report(error);
    return;
  }
  const bare = new Image();
  bare.addEventListener('load', () => report(pictureErrorOf(image, bare)));
  bare.src = image.currentSrc;
}

/** An SVG fits any box. If it has no intrinsic size, some browsers invent one and some report 0. */
function isDrawing(address: string): boolean {
  return /\.svg(?:[?#]|$)/.test(address);
}
