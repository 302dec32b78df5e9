import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../picture-format.ts';
import type { ConvertOrder } from './convert-order.ts';

/** A full picture of a camera. A file of a few bytes can claim to be of a million times a million. */
const MOST_PIXELS = 25_000_000;
/** A column of pixels is shown nowhere: what is taller than this times its width is made narrower. */
const TALLEST = 3;
const DEADLINE_SECONDS = 20;

// One picture at a time on one processor; what was decoded before is not needed again.
sharp.concurrency(1);
sharp.cache(false);
// Libraries that read drawings, documents and films are never handed a byte.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/**
 * A picture at a width, never enlarged, upright, in sRGB, without what cameras and programs write beside it. Of one that
 * moves the first frame: news stands still. Rejects when the bytes are no picture, a broken one, or one of too many
 * pixels. To be called in a process that may be lost: decoders are large programs that read what strangers wrote.
 */
export async function convertPicture({ bytes, width, format }: ConvertOrder): Promise<Buffer> {
  const picture = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    pages: 1,
  })
    .autoOrient()
    .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DEADLINE_SECONDS });
  return ENCODE[format](picture);
}

// Efforts at which a card takes about a tenth of a second. One step more takes twice as long and saves no byte.
const ENCODE: Record<PictureFormat, (picture: Sharp) => Promise<Buffer>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer(),
  webp: (picture) => picture.webp({ quality: 72, effort: 4 }).toBuffer(),
  async plain(picture) {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = sharp(data, { raw: { width, height, channels } });
    return isOpaque(data, channels)
      ? pixels.flatten().jpeg({ quality: 72, mozjpeg: true }).toBuffer()
      : pixels.png({ compressionLevel: 9 }).toBuffer();
  },
};

/** Many PNG files have a channel for transparency and use none. It is the last of two or four. */
function isOpaque(pixels: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return true;
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return false;
  return true;
}
