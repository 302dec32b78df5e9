import sharp from 'sharp';
import { codeOf } from '../testing/code-of.ts';
import { openPictureSite, type PictureSite } from './testing/picture-site.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

let site: PictureSite;
beforeEach(async () => (site = await openPictureSite()));
afterEach(() => site.close());

async function metadataOf(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}

test('serves a picture at the requested width, cacheable for a year, and unable to run scripts', async () => {
  const { get } = await site.service();
  const response = await get('/bird.png', '/480', { accept: CHROME });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await metadataOf(response)).toMatchObject({ width: 480, height: 320 });
});

test.each([
  [CHROME, 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('who accepts %s gets %s', async (accept, type) => {
  const { get } = await site.service();
  const response = await get('/bird.png', '/320', { accept });
  expect(response.headers.get('content-type')).toBe(type);
});

test('without a width everybody gets the same, in a format that every program reads', async () => {
  const { get } = await site.service();
  const response = await get('/bird.png', '', { accept: CHROME });
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.has('vary')).toBe(false);
  expect(await metadataOf(response)).toMatchObject({ width: 900, height: 600 });
});

test('a reader who already has a picture gets a 304', async () => {
  const { get } = await site.service();
  const address = `${site.host.origin}/bird.png`;
  const etag = (await get(address, '/320')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await get(address, '/320', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get(address, '/480', { 'if-none-match': etag })).status).toBe(200);
});

test('the content type is that of the converted picture, whatever the host sends', async () => {
  site.respond = (_request, response) => response.setHeader('content-type', 'text/html').end(site.picture);
  const { get } = await site.service();
  expect((await get('/bird.html')).headers.get('content-type')).toBe('image/jpeg');
});

test.each(['/0', '/321', '/0320', '/320.0', '/1e3', '/-320', '/99999', '/', '/320/', '/320/480'])(
  'the width %s is not offered, and nothing is requested',
  async (width) => {
    const { get } = await site.service();
    const response = await get('/bird.png', width);
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('picture_malformed');
    expect(site.host.connections()).toBe(0);
  },
);
