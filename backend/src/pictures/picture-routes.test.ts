import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { convertPicture } from './convert/convert-picture.ts';
import type { Converter } from './convert/converter.ts';
import { PictureConverterEnded, PictureUnreadable } from './picture-errors.ts';
import { pictureRoutes } from './picture-routes.ts';
import type { PictureWorld } from './picture-world.ts';
import { createPictures } from './pictures.ts';
import { hugePng } from './testing/bombs.ts';
import { photo } from './testing/sample-pictures.ts';

const KEY = 'a key of the test, long enough to be one';
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

let host: TestServer;
let answer: RequestListener;
let folder: string;
let PNG: Buffer;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  PNG = await photo(900, 600).png().toBuffer();
});

beforeEach(async () => {
  answer = (_request, response) => response.setHeader('content-type', 'image/png').end(PNG);
  host = await startServer((request, response) => answer(request, response));
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
  await host.close();
  rmSync(folder, { recursive: true });
});

/** Converts in this process: starting another one is tested elsewhere. */
const HERE: Converter = {
  convert: (order) =>
    convertPicture(order).catch((error: Error) => {
      throw new PictureUnreadable(error.message);
    }),
  close() {},
};

const WORLD: PictureWorld = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  deadlineMs: 2000,
  startConverter: () => HERE,
  making: { atOnce: 8, waiting: 64, patienceMs: 10_000 },
};

const segmentOf = (address: string): string => Buffer.from(address).toString('base64url');
const sign = (segment: string, key = KEY): string =>
  createHmac('sha256', key).update(segment).digest().subarray(0, 16).toString('base64url');

/** The service with the test's server as a vouched host. `get` asks for a picture by its address, signed. */
async function service(world: Partial<PictureWorld> = {}) {
  const app = Fastify();
  open.push(app);
  const failures: string[] = [];
  const results: string[] = [];
  const pictures = await createPictures(
    { folder, maxBytes: 64 * 1024 * 1024, privateHosts: new Set([host.host]) },
    {
      onFailure: (address) => failures.push(address),
      onDiskTrouble: (error) => failures.push(String(error)),
      onRelay: ({ result }) => results.push(result),
    },
    { ...WORLD, ...world },
  );
  await app.register(pictureRoutes, { pictures, key: KEY });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const path = (at: string, headers: Record<string, string> = {}) => fetch(`${origin}${at}`, { headers });
  const get = (address: string, width = '', headers: Record<string, string> = {}) =>
    path(`/pictures/${sign(segmentOf(address))}/${segmentOf(address)}${width}`, headers);
  return { get, path, failures, results };
}

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}

async function whatIs(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}

test('a picture comes at the width asked for, kept for a year, and can run nothing', async () => {
  const { get } = await service();
  const response = await get(`${host.origin}/bird.png`, '/480', { accept: CHROME });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await whatIs(response)).toMatchObject({ width: 480, height: 320 });
});

test.each([
  [CHROME, 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('who accepts %s gets %s', async (accept, type) => {
  const { get } = await service();
  const response = await get(`${host.origin}/bird.png`, '/320', { accept });
  expect(response.headers.get('content-type')).toBe(type);
});

test('without a width everybody gets the same, in a format that every program reads', async () => {
  const { get } = await service();
  const response = await get(`${host.origin}/bird.png`, '', { accept: CHROME });
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.has('vary')).toBe(false);
  expect(await whatIs(response)).toMatchObject({ width: 900, height: 600 });
});

test('who has a picture already is not sent it again', async () => {
  const { get } = await service();
  const address = `${host.origin}/bird.png`;
  const etag = (await get(address, '/320')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await get(address, '/320', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get(address, '/480', { 'if-none-match': etag })).status).toBe(200);
});

test.each(['/0', '/321', '/0320', '/320.0', '/1e3', '/-320', '/99999', '/', '/320/', '/320/480'])(
  'the width %s is none of the ladder, and nobody is asked',
  async (width) => {
    const { get } = await service();
    const response = await get(`${host.origin}/bird.png`, width);
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('picture_malformed');
    expect(host.connections()).toBe(0);
  },
);

test('the host is asked once for all widths and formats, also when they are asked for at once', async () => {
  const { get, results } = await service();
  const address = `${host.origin}/bird.png`;
  await Promise.all([get(address, '/320'), get(address, '/480'), get(address, '/480', { accept: CHROME })]);
  await get(address, '/800');
  await get(address);
  expect(host.requests).toHaveLength(1);
  expect(results.filter((result) => result === 'converted')).toHaveLength(2);
});

test('what was made outlives a restart', async () => {
  const before = await service();
  const address = `${host.origin}/bird.png`;
  const bytes = await (await before.get(address, '/320')).arrayBuffer();
  await open.pop()?.close();
  const refusing: Converter = { ...HERE, convert: () => Promise.reject(new Error('not needed')) };
  const { get, results } = await service({ startConverter: () => refusing });
  expect(await (await get(address, '/320')).arrayBuffer()).toEqual(bytes);
  expect(results).toEqual(['cached']);
  expect(host.requests).toHaveLength(1);
});

test('a small file of many pixels is refused, and what it is to become is not tried again', async () => {
  const bomb = hugePng(30_000, 30_000);
  answer = (_request, response) => response.end(bomb);
  const { get, failures } = await service();
  const address = `${host.origin}/bomb.png`;
  const response = await get(address, '/320');
  expect(response.status).toBe(502);
  expect(await codeOf(response)).toBe('picture_unreadable');
  expect((await get(address, '/480')).status).toBe(502);
  expect(failures).toEqual([address]);
  expect(host.requests).toHaveLength(1);
});

test('a picture that ends the converting process is a failure of the picture', async () => {
  const ending: Converter = { ...HERE, convert: () => Promise.reject(new PictureConverterEnded('')) };
  const { get } = await service({ startConverter: () => ending });
  const response = await get(`${host.origin}/bird.png`, '/320');
  expect(response.status).toBe(502);
  expect(await codeOf(response)).toBe('picture_converter');
});

test('more than can be made in time is turned away for a moment; what is there is still sent', async () => {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const slow: Converter = { ...HERE, convert: (order) => held.then(() => HERE.convert(order)) };
  const { get, failures, results } = await service({
    startConverter: () => slow,
    making: { atOnce: 1, waiting: 1, patienceMs: 10_000 },
  });
  const address = (name: string) => `${host.origin}/${name}.png`;
  const first = get(address('one'), '/320');
  const second = get(address('two'), '/320');
  while (host.requests.length === 0) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const third = await get(address('three'), '/320');
  expect(third.status).toBe(503);
  expect(Object.fromEntries(third.headers)).toMatchObject({
    'cache-control': 'public, max-age=5',
    'retry-after': '5',
  });
  expect(await codeOf(third)).toBe('pictures_busy');
  finish();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect((await get(address('three'), '/320')).status).toBe(200);
  expect(failures).toEqual([]);
  expect(results).toEqual(['busy', 'fetched', 'fetched', 'fetched']);
});

test('whoever counts is told where a picture came from', async () => {
  const { get, results } = await service();
  await get(`${host.origin}/bird.png`);
  await get(`${host.origin}/bird.png`);
  await get('http://10.0.0.7/bird.png');
  await get('http://127.0.0.1:1/bird.png');
  expect(results).toEqual(['fetched', 'cached', 'refused', 'refused']);
});

test('a path that the site signed is known', async () => {
  const { path } = await service({
    resolve: async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    },
  });
  // The same path stands in the test of the site's signing: both sides must agree.
  const signed = '/pictures/TNFSHjXcnAhBVwxjhfc4ew/aHR0cHM6Ly9waWN0dXJlcy5leGFtcGxlL2JpcmQucG5nP3c9NjQw';
  expect(await (await path(signed)).text()).toContain(
    'The picture https://pictures.example/bird.png?w=640 could not be fetched (ENOTFOUND)',
  );
});

test('the host of a picture learns nothing about the reader', async () => {
  const { path } = await service();
  const segment = segmentOf(`${host.origin}/bird.png`);
  await path(`/pictures/${sign(segment)}/${segment}`);
  const { headers } = host.requests[0] ?? {};
  expect(headers).toMatchObject({ 'user-agent': 'MeadowlarkPictures/1.0' });
  for (const name of ['cookie', 'referer', 'x-forwarded-for', 'forwarded', 'accept-language'])
    expect(headers?.[name] ?? '').not.toMatch(/[^*]/);
});

test('the type is that of what was made, whatever the host says', async () => {
  answer = (_request, response) => response.setHeader('content-type', 'text/html').end(PNG);
  const { get } = await service();
  expect((await get(`${host.origin}/bird.html`)).headers.get('content-type')).toBe('image/jpeg');
});

test.each([
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['nothing', ''],
])('%s that poses as PNG is refused', async (_name, body) => {
  answer = (_request, response) => response.setHeader('content-type', 'image/png').end(body);
  const { get } = await service();
  const response = await get(`${host.origin}/bird.png`);
  expect(response.status).toBe(502);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(await codeOf(response)).toBe('picture_not_a_picture');
});

test.each([
  ['of another key', (segment: string) => sign(segment, 'another key of the same length, say')],
  ['of another address', () => sign(segmentOf('https://pictures.example/other.png'))],
  ['cut short', (segment: string) => sign(segment).slice(0, 20)],
  ['of the whole hash', (segment: string) => createHmac('sha256', KEY).update(segment).digest('base64url')],
])('a signature %s is refused, and nobody is asked', async (_name, signature) => {
  const { path } = await service();
  const segment = segmentOf(`${host.origin}/bird.png`);
  const response = await path(`/pictures/${signature(segment)}/${segment}`);
  expect(response.status).toBe(403);
  expect(await codeOf(response)).toBe('picture_signature');
  expect(host.connections()).toBe(0);
});

test.each([
  '/pictures/',
  '/pictures/abc',
  '/pictures/a/b/c/d',
  `/pictures/${sign(segmentOf('bird'))}/${segmentOf('bird')}`,
])('%s is no picture address', async (at) => {
  const { path } = await service();
  expect((await path(at)).status).toBe(400);
});

test.each([
  ['http://127.0.0.1:9/bird.png', 'a loopback address'],
  ['http://169.254.169.254/latest/meta-data', 'a link-local address'],
  ['https://inner.example/bird.png', 'it leads to 10.0.0.5, a private address'],
  ['file:///etc/passwd', 'only http and https are fetched'],
])('%s is refused, even signed', async (address, why) => {
  const { get } = await service({ resolve: async () => [{ address: '10.0.0.5', family: 4 }] });
  const response = await get(address);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain(why);
});

test('a redirect to a private address is refused, and no connection is made', async () => {
  const inner = await startServer((_request, response) => response.end(PNG));
  answer = (_request, response) => response.writeHead(302, { location: `${inner.origin}/admin.png` }).end();
  const { get } = await service();
  const response = await get(`${host.origin}/bird.png`);
  expect(response.status).toBe(403);
  expect(await codeOf(response)).toBe('address_refused');
  expect(inner.connections()).toBe(0);
  await inner.close();
});

test('a redirect on the same host is followed; one in a circle is not', async () => {
  answer = (request, response) => {
    if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else if (request.url === '/old.png') response.writeHead(301, { location: '/new.png' }).end();
    else response.end(PNG);
  };
  const { get } = await service();
  expect((await get(`${host.origin}/old.png`)).status).toBe(200);
  expect(await codeOf(await get(`${host.origin}/circle`))).toBe('picture_redirects');
});

test('a picture of more than 10 MB is broken off', async () => {
  let sent = 0;
  answer = (_request, response) => {
    const more = (): void => {
      if (response.destroyed || sent > 100) return void response.end();
      sent += 1;
      response.write(sent === 1 ? PNG : Buffer.alloc(1024 * 1024), more);
    };
    more();
  };
  const { get } = await service();
  expect(await codeOf(await get(`${host.origin}/huge.png`))).toBe('picture_too_large');
  // A hundred megabytes were on offer.
  expect(sent).toBeLessThan(60);
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['begins and never ends', (_request, response) => void response.write(PNG)],
])('a host that %s is left at the deadline', async (_name, slow) => {
  answer = slow;
  const { get } = await service({ deadlineMs: 150 });
  const response = await get(`${host.origin}/slow.png`);
  expect(response.status).toBe(504);
  expect(await codeOf(response)).toBe('picture_deadline');
});

test.each([404, 500, 204])('status %i of the host is a failure of the picture', async (status) => {
  answer = (_request, response) => response.writeHead(status).end();
  const { get } = await service();
  expect(await codeOf(await get(`${host.origin}/bird.png`))).toBe('picture_status');
});

test('readers who ask at the same time, and later, are served by one fetch', async () => {
  let asked = 0;
  answer = (_request, response) => {
    asked += 1;
    setTimeout(() => response.end(PNG), 50);
  };
  const { get } = await service();
  const address = `${host.origin}/bird.png`;
  const responses = await Promise.all([get(address), get(address), get(address)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await get(address)).status).toBe(200);
  expect(asked).toBe(1);
});

test('a picture that failed is not asked for again at once, and is reported once', async () => {
  let asked = 0;
  answer = (_request, response) => {
    asked += 1;
    response.writeHead(500).end();
  };
  const { get, failures } = await service();
  const address = `${host.origin}/bird.png`;
  expect((await get(address)).status).toBe(502);
  expect((await get(address)).status).toBe(502);
  expect(asked).toBe(1);
  expect(failures).toEqual([address]);
});
