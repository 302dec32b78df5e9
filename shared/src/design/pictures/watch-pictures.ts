import { checkPicture, type PictureError } from './picture-error.ts';

/**
 * Marks images that have an error with `data-flaw`, for the styles of `Picture`. One pair of listeners serves all
 * pictures, present and future, so a picture alone does not make a unit hydrate. Call once per page.
 */
export function watchPictures(): void {
  // These events do not bubble, but can be captured.
  document.addEventListener('load', (event) => ifImage(event, check), true);
  document.addEventListener('error', (event) => ifImage(event, onError), true);
  // Images that loaded or failed before this script ran.
  for (const image of document.images) if (image.complete) onComplete(image);
}

function ifImage({ target }: Event, handle: (image: HTMLImageElement) => void): void {
  if (target instanceof HTMLImageElement) handle(target);
}

function check(image: HTMLImageElement): void {
  checkPicture(image, (error) => mark(image, error));
}

/** A width of 0 does not prove a failure, because SVGs without intrinsic size have it too. Decoding does. */
function onComplete(image: HTMLImageElement): void {
  if (image.naturalWidth > 0) check(image);
  else if (image.currentSrc !== '') image.decode().catch(() => onError(image));
}

/** Replaces a failed image by its stand-in (`data-stand-in`, a URL), once. Without one, it is broken. */
function onError(image: HTMLImageElement): void {
  const { standIn } = image.dataset;
  if (standIn === undefined || image.getAttribute('src') === standIn) return mark(image, 'broken');
  image.src = standIn;
}

function mark(image: HTMLImageElement, error: PictureError | null): void {
  if (error === null) delete image.dataset['flaw'];
  else image.dataset['flaw'] = error;
  // `srcset` would scale a picture that should be shown at its own size.
  if (error === 'small') image.removeAttribute('srcset');
}
