import type { Page } from 'playwright-core';
import { NAMES } from '../../gate/browser/launch-browser.ts';
import type { Photo } from './photograph.ts';

/** How two pictures of a state differ, cropped to the part that differs. */
export interface Difference {
  /** Share of pixels that differ, from 0 to 1. */
  share: number;
  /** Data URLs of the same part of both. */
  before: string;
  after: string;
}

/** Null if they are identical. `page` is any open tab; it does the work, so that no image library is needed. */
export async function compare(page: Page, before: Photo, after: Photo): Promise<Difference | null> {
  if (before.bytes.equals(after.bytes)) return null;
  const [from, to] = [before, after].map(({ bytes }) => bytes.toString('base64'));
  await page.evaluate(NAMES);
  return page.evaluate(differenceOf, [from ?? '', to ?? ''] as const);
}

/** Runs in the browser. */
async function differenceOf([before, after]: readonly [string, string]): Promise<Difference | null> {
  /** Pixels around the difference, and the maximum height of a part in a report. */
  const [margin, tallest] = [48, 1400];
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  };
  const pictures = [await read(before), await read(after)] as const;
  const width = Math.max(pictures[0].width, pictures[1].width);
  const height = Math.max(pictures[0].height, pictures[1].height);
  const pixelsOf = (picture: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser does not support canvas.');
    context.drawImage(picture, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  };
  const [a, b] = [pixelsOf(pictures[0]), pixelsOf(pictures[1])];
  let [count, first, last] = [0, height, 0];
  for (let at = 0; at < a.length; at += 1) {
    if (a[at] === b[at]) continue;
    const row = Math.floor(at / width);
    count += 1;
    first = Math.min(first, row);
    last = row;
  }
  if (count === 0) return null;
  const top = Math.max(0, first - margin);
  const bottom = Math.min(height, last + margin, top + tallest);
  const cut = async (picture: ImageBitmap) => {
    const canvas = new OffscreenCanvas(width, bottom - top);
    canvas.getContext('2d')?.drawImage(picture, 0, -top);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(blob);
    });
  };
  return { share: count / a.length, before: await cut(pictures[0]), after: await cut(pictures[1]) };
}
