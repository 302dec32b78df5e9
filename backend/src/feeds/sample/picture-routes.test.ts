import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { convertPicture } from '../../pictures/convert/convert-picture.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import { samplePictures } from './picture-routes.ts';

const DRAWINGS = path.join(import.meta.dirname, 'drawings');
const names = readdirSync(DRAWINGS).map((file) => path.basename(file, '.svg'));

// The picture service blocks SVG for the whole process, and its tests may have run in this one.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** As the picture service does it, in this process. */
const inProcess: Pictures['convert'] = async (_name, bytes, format) => ({
  bytes: await convertPicture({ bytes, width: 1280, format }),
  digest: '',
});
let convert = inProcess;
afterEach(() => {
  convert = inProcess;
});

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = fastify();
  await app.register(samplePictures, { pictures: { convert: (...order) => convert(...order) } });
  address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/sample/pictures`;
});
afterAll(() => app.close());

/** Levels of red, green and blue at 20 x 12 pixels. Scaled down in two steps, because librsvg smooths little. */
async function pointsOf(picture: Buffer | string): Promise<Buffer> {
  const small = await sharp(picture).flatten().resize(120, 72, { fit: 'fill' }).png().toBuffer();
  return sharp(small).resize(20, 12, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

test.each(names)('%s is a picture of its drawing, kept by browsers', async (name) => {
  const response = await fetch(`${address}/${name}.avif`, {
    headers: { accept: 'image/avif,image/webp,*/*' },
  });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{5,}/);
  const picture = Buffer.from(await response.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'heif', width: 960 });
  const [drawn, shown] = await Promise.all([pointsOf(path.join(DRAWINGS, `${name}.svg`)), pointsOf(picture)]);
  const difference = drawn.reduce((sum, level, i) => sum + Math.abs(level - (shown[i] ?? 255)), 0);
  // Levels of 255. A picture differs from its drawing by 2 at most, from another drawing by 16 at least. If this fails,
  // run `npm run draw-pictures -w backend`.
  expect(difference / drawn.length).toBeLessThan(5);
});

test.each([
  ['*/*', 'jpeg'],
  ['image/webp,image/png,*/*;q=0.8', 'webp'],
])('a program that accepts %s gets %s, as wide', async (accept, format) => {
  const response = await fetch(`${address}/streetcar.avif`, { headers: { accept } });
  expect(response.headers.get('content-type')).toBe(`image/${format}`);
  expect(response.headers.get('vary')).toBe('accept');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format, width: 960 });
});

test('while pictures cannot be converted, a picture is sent unchanged and not cached', async () => {
  convert = () => Promise.reject(new Error('busy'));
  const response = await fetch(`${address}/streetcar.avif`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the address of a drawing, as older databases have it, leads to its picture', async () => {
  const response = await fetch(`${address}/streetcar.svg`);
  expect(response.status).toBe(200);
  expect(response.url).toBe(`${address}/streetcar.avif`);
});

test.each([
  'unknown.avif',
  'streetcar',
  'unknown.svg',
  'README.md',
  '..%2Fstories%2Flocal-news.json',
  '%2e%2e%2fsample-feed.ts',
])('%s is not a picture: 404 with a message', async (name) => {
  const response = await fetch(`${address}/${name}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: { code: 'picture_unknown', message: 'The sample has no picture of that name.' },
  });
});
