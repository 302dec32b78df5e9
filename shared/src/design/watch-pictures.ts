import { withFlawOf, type PictureFlaw } from './picture-flaw.ts';
import { revealLate } from './reveal-late.ts';

/**
 * Marks images that have a flaw with `data-flaw`; styles do the rest. One pair of listeners serves every picture that is
 * or will be in the document, so a picture alone is no reason to run a unit's script. To be called once per page.
 */
export function watchPictures(): void {
  document.addEventListener('load', (event) => ifImage(event, arrived), true);
  document.addEventListener('error', (event) => ifImage(event, fail), true);
  // Those that came or failed before this script could listen.
  for (const image of document.images) if (image.complete) lookAt(image);
}

/** These events do not bubble, but are heard on their way down. */
function ifImage({ target }: Event, then: (image: HTMLImageElement) => void): void {
  if (target instanceof HTMLImageElement) then(target);
}

function arrived(image: HTMLImageElement): void {
  withFlawOf(image, (flaw) => mark(image, flaw));
  revealLate(image);
}

/** Width 0 alone proves no failure, as drawings without a size of their own have it too; decoding tells. */
function lookAt(image: HTMLImageElement): void {
  if (image.naturalWidth > 0) withFlawOf(image, (flaw) => mark(image, flaw));
  else if (image.currentSrc !== '') image.decode().catch(() => fail(image));
}

/** What has a stand-in (`data-stand-in`, an address) gets it, once; a stand-in that fails is broken for good. */
function fail(image: HTMLImageElement): void {
  const { standIn } = image.dataset;
  if (standIn === undefined || image.getAttribute('src') === standIn) return mark(image, 'broken');
  image.src = standIn;
}

function mark(image: HTMLImageElement, flaw: PictureFlaw | null): void {
  if (flaw === null) delete image.dataset['flaw'];
  else image.dataset['flaw'] = flaw;
  // A picture of its own size is measured in its own pixels: no choice of widths may scale them.
  if (flaw === 'small') image.removeAttribute('srcset');
}
