import { codeOf } from '../testing/code-of.ts';
import type { Converter } from './convert/converter.ts';
import { PictureConverterEnded } from './picture-errors.ts';
import { hugePng } from './testing/bombs.ts';
import { IN_PROCESS, openPictureSite, type PictureSite } from './testing/picture-site.ts';

let site: PictureSite;
beforeEach(async () => (site = await openPictureSite()));
afterEach(() => site.close());

test.each([
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['nothing', ''],
])('%s that poses as PNG is refused', async (_name, body) => {
  site.respond = (_request, response) => response.setHeader('content-type', 'image/png').end(body);
  const { get } = await site.service();
  const response = await get('/bird.png');
  expect(response.status).toBe(502);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(await codeOf(response)).toBe('picture_not_a_picture');
});

test('a small file of many pixels is refused, and what it is to become is not tried again', async () => {
  const bomb = hugePng(30_000, 30_000);
  site.respond = (_request, response) => response.end(bomb);
  const { get, failures } = await site.service();
  const address = `${site.host.origin}/bomb.png`;
  const response = await get(address, '/320');
  expect(response.status).toBe(502);
  expect(await codeOf(response)).toBe('picture_unreadable');
  expect((await get(address, '/480')).status).toBe(502);
  expect(failures).toEqual([address]);
  expect(site.host.requests).toHaveLength(1);
});

test('a picture that arrived incomplete is requested again, also by a server started since', async () => {
  site.respond = (_request, response) => response.end(site.picture.subarray(0, site.picture.length >> 1));
  const before = await site.service();
  expect(await codeOf(await before.get('/bird.png', '/320'))).toBe('picture_unreadable');
  await before.close();
  site.respond = (_request, response) => response.end(site.picture);
  const { get } = await site.service();
  expect((await get('/bird.png', '/320')).status).toBe(200);
});

test('a strip of a million pixels by 24 is refused', async () => {
  const strip = hugePng(1_000_000, 24);
  site.respond = (_request, response) => response.end(strip);
  const { get } = await site.service();
  const response = await get('/strip.png', '/320');
  expect(response.status).toBe(502);
  expect(await codeOf(response)).toBe('picture_unreadable');
});

test('a picture that ends the converting process is a failure of the picture', async () => {
  const ending: Converter = { ...IN_PROCESS, convert: () => Promise.reject(new PictureConverterEnded('')) };
  const { get } = await site.service({ startConverter: () => ending });
  const response = await get('/bird.png', '/320');
  expect(response.status).toBe(502);
  expect(await codeOf(response)).toBe('picture_converter');
});
