import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../picture-format.ts';
import type { ConvertOrder } from './convert-order.ts';

/** A 25-megapixel photo. A file of a few bytes can claim to be a million by a million. */
const MAX_PIXELS = 25_000_000;
/** WebP's limit. Decoders keep whole rows in memory: 1,000,000 x 24 pixels took 748 MB. */
const MAX_SIDE = 16_383;
/** Taller pictures are made narrower. */
const MAX_HEIGHT_PER_WIDTH = 3;
const DEADLINE_SECONDS = 20;

// One picture at a time, and no picture is decoded twice.
sharp.concurrency(1);
sharp.cache(false);
// Block the loaders of drawings, documents and videos.
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
 * Resizes a picture, without enlarging it. The result is upright, sRGB, without metadata, and the first frame of an
 * animation. Rejects if the bytes are not an intact picture within the limits. Call it in a process that may crash, because
 * decoders are large programs that read untrusted bytes.
 */
export async function convertPicture({ bytes, width, format }: ConvertOrder): Promise<Buffer> {
  const input = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    pages: 1,
  });
  // Reads only the header.
  const size = await input.metadata();
  if (Math.max(size.width, size.height) > MAX_SIDE)
    throw new Error(`${size.width} x ${size.height} pixels: a side is longer than ${MAX_SIDE}`);
  const picture = input
    .autoOrient()
    .resize({ width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DEADLINE_SECONDS });
  return ENCODE[format](picture);
}

// With these efforts, a card takes about 0.1 s. Higher ones take twice as long and save nothing.
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

/** Many PNG files have an unused alpha channel, the last of two or four. */
function isOpaque(pixels: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return true;
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return false;
  return true;
}
