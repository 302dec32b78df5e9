/**
 * What can be wrong with a picture. small: it would have to be blown up to more than twice its size, so it is shown at
 * its own. broken: it did not arrive, or it is a spacer or a tracking dot.
 */
export type PictureFlaw = 'small' | 'broken';

/** Nothing a reader could make out is smaller than this, in pixels. */
const LEAST = 32;

/** Looks at an image that has arrived. Null: it is as it should be and fills its room. */
export function flawOf(image: HTMLImageElement): PictureFlaw | null {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (isDrawing(image.currentSrc) || width === 0 || height === 0) return null;
  if (width < LEAST || height < LEAST) return 'broken';
  // What covers its room is scaled by the side that needs it more.
  const scale = Math.max(image.clientWidth / width, image.clientHeight / height);
  return scale > 2 ? 'small' : null;
}

/** A drawing fills any room. Where it has no size of its own, some browsers make one up and some say 0. */
function isDrawing(address: string): boolean {
  return /\.svg(?:[?#]|$)/.test(address);
}
