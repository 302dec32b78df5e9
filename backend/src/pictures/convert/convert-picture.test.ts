import sharp from 'sharp';
import { gifOfFrames, hugePng } from '../testing/bombs.ts';
import { colorAt, photo, redAndBlue } from '../testing/sample-pictures.ts';
import { convertPicture } from './convert-picture.ts';

const metadataOf = (picture: Buffer) => sharp(picture).metadata();

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['plain', 'jpeg'],
] as const)('a photograph becomes %s at the requested width', async (format, is) => {
  const bytes = await photo(1600, 900).jpeg().toBuffer();
  const made = await convertPicture({ bytes, width: 480, format });
  expect(await metadataOf(made)).toMatchObject({ format: is, width: 480, height: 270 });
  expect(made.length).toBeLessThan(bytes.length / 3);
});

test('AVIF is smaller than WebP, and WebP than JPEG', async () => {
  const bytes = await photo(1600, 900).jpeg({ quality: 95 }).toBuffer();
  const [avif, webp, plain] = await Promise.all(
    (['avif', 'webp', 'plain'] as const).map((format) => convertPicture({ bytes, width: 800, format })),
  );
  expect(avif?.length).toBeLessThan(webp?.length ?? 0);
  expect(webp?.length).toBeLessThan(plain?.length ?? 0);
});

test('a small picture is not enlarged', async () => {
  const bytes = await photo(200, 150).png().toBuffer();
  const made = await convertPicture({ bytes, width: 800, format: 'avif' });
  expect(await metadataOf(made)).toMatchObject({ width: 200, height: 150 });
});

test('a picture as tall as a tower is made no taller than three times its width', async () => {
  const bytes = await photo(600, 6000).jpeg().toBuffer();
  expect(await metadataOf(await convertPicture({ bytes, width: 320, format: 'webp' }))).toMatchObject({
    width: 96,
    height: 960,
  });
});

test('a picture is rotated according to its EXIF orientation', async () => {
  // 6: the camera was rotated; the left side of the file is the top.
  const bytes = await redAndBlue(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const made = await convertPicture({ bytes, width: 320, format: 'webp' });
  expect(await metadataOf(made)).toMatchObject({ width: 320, height: 480 });
  const [red, , blue] = await colorAt(made, 0.5, 0.1);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test('metadata of the camera is removed', async () => {
  const bytes = await photo(400, 300)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Who took it' }, IFD3: { GPSLatitude: '41/1 15/1 0/1' } })
    .withIccProfile('p3')
    .toBuffer();
  expect(bytes.toString('latin1')).toContain('Who took it');
  for (const format of ['avif', 'webp', 'plain'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const made = await convertPicture({ bytes, width: 320, format });
    expect(made.toString('latin1')).not.toContain('Who took it');
    // oxlint-disable-next-line no-await-in-loop
    const { exif, icc, space } = await metadataOf(made);
    expect({ exif, icc, space }).toEqual({ exif: undefined, icc: undefined, space: 'srgb' });
  }
});

test('colors of a wider space are shown as they were meant', async () => {
  // The same numbers are a stronger green in Display P3 than in sRGB; after conversion, green has no red.
  const green = sharp({ create: { width: 64, height: 64, channels: 3, background: '#60c060' } });
  const bytes = await green.png().withIccProfile('p3', { attach: true }).toBuffer();
  const made = await convertPicture({ bytes, width: 320, format: 'plain' });
  const [red, middle] = await colorAt(made, 0.5, 0.5);
  expect(Math.abs(red - 0x60)).toBeLessThan(6);
  expect(Math.abs(middle - 0xc0)).toBeLessThan(6);
});

test('CMYK from a print shop becomes a picture for screens', async () => {
  const bytes = await redAndBlue(200, 100).toColourspace('cmyk').jpeg().toBuffer();
  expect((await metadataOf(bytes)).space).toBe('cmyk');
  const made = await convertPicture({ bytes, width: 320, format: 'plain' });
  expect((await metadataOf(made)).space).toBe('srgb');
});

test('transparency is kept; an unused alpha channel is removed', async () => {
  const seeThrough = await photo(400, 300, 4).png().toBuffer();
  const opaque = await photo(400, 300).ensureAlpha(1).png().toBuffer();
  const plain = (bytes: Buffer) => convertPicture({ bytes, width: 320, format: 'plain' }).then(metadataOf);
  expect(await plain(seeThrough)).toMatchObject({ format: 'png', hasAlpha: true });
  expect(await plain(opaque)).toMatchObject({ format: 'jpeg' });
  for (const format of ['avif', 'webp'] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect(await metadataOf(await convertPicture({ bytes: seeThrough, width: 320, format }))).toMatchObject({
      hasAlpha: true,
    });
});

test('gray pictures stay readable everywhere', async () => {
  const bytes = await photo(400, 300).greyscale().png().toBuffer();
  expect(await metadataOf(await convertPicture({ bytes, width: 320, format: 'plain' }))).toMatchObject({
    format: 'jpeg',
    width: 320,
  });
});

test('of a picture that moves the first frame is shown', async () => {
  const gif = await redAndBlue(100, 60).gif().toBuffer();
  const made = await convertPicture({ bytes: gifOfFrames(gif, 40), width: 320, format: 'webp' });
  const { pages = 1, width, height } = await metadataOf(made);
  expect({ pages, width, height }).toEqual({ pages: 1, width: 100, height: 60 });
});

test('a GIF of ten thousand frames costs as much as one of one', async () => {
  const gif = await redAndBlue(1000, 1000).gif().toBuffer();
  const bytes = gifOfFrames(gif, 10_000);
  const made = await convertPicture({ bytes, width: 320, format: 'webp' });
  expect(await metadataOf(made)).toMatchObject({ width: 320, height: 320 });
});

test('a small file of many pixels is refused before it is unpacked', async () => {
  const bytes = hugePng(30_000, 30_000);
  expect(bytes.length).toBeLessThan(200_000);
  await expect(convertPicture({ bytes, width: 320, format: 'webp' })).rejects.toThrow(/pixel limit/i);
});

test.each([
  ['wide', 1_000_000, 24],
  ['tall', 24, 1_000_000],
])('a strip of few pixels that is too %s is refused before it is unpacked', async (_, width, height) => {
  const bytes = hugePng(width, height);
  expect(bytes.length).toBeLessThan(100_000);
  const before = process.memoryUsage.rss();
  await expect(convertPicture({ bytes, width: 320, format: 'webp' })).rejects.toThrow(
    `${width} x ${height} pixels: a side is longer than 16383`,
  );
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024);
});

test('a full picture of a camera is not', async () => {
  const bytes = hugePng(6000, 4000);
  expect(await metadataOf(await convertPicture({ bytes, width: 320, format: 'webp' }))).toMatchObject({
    width: 320,
  });
});

/** Messages of the decoders. */
const CUT_SHORT = /premature|truncat|read error|corrupt|unable to|not enough|end of|bad /i;

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s cut short is refused', async (format) => {
  const bytes = await photo(400, 300)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
  await expect(
    convertPicture({ bytes: bytes.subarray(0, bytes.length * 0.6), width: 320, format: 'plain' }),
  ).rejects.toThrow(CUT_SHORT);
});

test.each([
  [
    'SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="9" height="9"/></svg>',
  ],
  ['a web page', '<!doctype html><p>Words'],
  ['PDF', '%PDF-1.7\n1 0 obj<<>>endobj'],
  ['nothing', ''],
])('%s reaches no decoder', async (_name, text) => {
  await expect(convertPicture({ bytes: Buffer.from(text), width: 320, format: 'plain' })).rejects.toThrow(
    /unsupported image format|empty/i,
  );
});

test('TIFF reaches no decoder, although one is there', async () => {
  const bytes = await photo(40, 30).tiff().toBuffer();
  await expect(convertPicture({ bytes, width: 320, format: 'plain' })).rejects.toThrow(/unsupported/);
});
