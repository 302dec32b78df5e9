import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { signQaLink } from '../../qa/qa-link.ts';
import { FIRST, pageOf, startNewsSite } from '../testing/news-site.ts';
import { until } from '../../../lib/testing/until.ts';
import { later } from '../testing/later.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

interface PlainResponse {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Sends a plain request, with no extra headers and no decompression. */
function plain(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<PlainResponse> {
  return new Promise((resolve, reject) => {
    request(site.origin + path, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Headers that must not differ between two responses of the same page. Its bytes may: a page that is read is compressed
 * again.
 */
function lasting({ headers }: PlainResponse): Record<string, unknown> {
  const { date: _date, age: _age, 'cache-status': _status, 'content-length': _length, ...rest } = headers;
  return rest;
}

test('the first response and those from the cache, in front of the framework, are the same in every encoding', async () => {
  site = await startNewsSite({ one: pageOf(`The old news${' and more'.repeat(100)}`) });
  for (const path of ['/local-news', `/_data/${FIRST.id}/local-news`]) {
    const tags = new Set<unknown>();
    for (const [accepted, unpack] of [
      ['identity', (body: Buffer) => body],
      ['gzip', gunzipSync],
      ['gzip, deflate, br', brotliDecompressSync],
    ] as const) {
      const responses: PlainResponse[] = [];
      for (let i = 0; i < 4; i += 1) responses.push(await plain(path, { 'accept-encoding': accepted }));
      const [first, ...others] = responses as [PlainResponse, ...PlainResponse[]];
      expect(unpack(first.body).toString()).toContain('The old news');
      for (const other of others) {
        expect(lasting(other)).toEqual(lasting(first));
        expect(unpack(other.body).equals(unpack(first.body))).toBe(true);
      }
      expect(first.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-length': String(first.body.length),
        'x-content-type-options': 'nosniff',
        'x-edition': FIRST.id,
      });
      tags.add(first.headers['etag']);
    }
    expect(tags.size).toBe(3);
  }
});

test('a reader who has the page gets a 304, and one who has another variant gets the page', async () => {
  site = await startNewsSite();
  const { headers, body } = await plain('/local-news', { 'accept-encoding': 'gzip' });
  const tag = String(headers['etag']);
  for (const condition of [tag, `"another", W/${tag}`, '*']) {
    const again = await plain('/local-news', { 'accept-encoding': 'gzip', 'if-none-match': condition });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      etag: tag,
      'cache-control': headers['cache-control'],
      vary: 'accept-encoding',
    });
  }
  const other = await plain('/local-news', { 'accept-encoding': 'br', 'if-none-match': tag });
  expect(other.status).toBe(200);
  const gone = await plain('/local-news', { 'accept-encoding': 'gzip', 'if-none-match': '"old"' });
  // It may be better compressed by now.
  expect([gone.status, gunzipSync(gone.body).equals(gunzipSync(body))]).toEqual([200, true]);
});

test('HEAD sends the headers of GET, without its body', async () => {
  site = await startNewsSite();
  const whole = await plain('/local-news', { 'accept-encoding': 'br' });
  const head = await plain('/local-news', { 'accept-encoding': 'br' }, 'HEAD');
  expect(lasting(head)).toEqual(lasting(whole));
  expect(head.body).toHaveLength(0);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'a page refuses %s, and names the allowed methods',
  async (method) => {
    site = await startNewsSite({});
    const { status, headers } = await plain('/local-news', {}, method);
    expect([status, headers['allow'], headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
  },
);

test('a reader whose browser sends a form to a page gets an error page', async () => {
  site = await startNewsSite({});
  const { status, headers, body } = await plain('/local-news', { accept: 'text/html,*/*;q=0.8' }, 'POST');
  expect([status, headers['allow'], headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain('<p>This address can only be read.</p>');
});

test.each([
  ['POST', '/local-news', 'application/json', '{', 405],
  ['DELETE', '/no-such-page', 'application/json', '', 405],
  ['POST', '/_pictures', 'application/x-www-form-urlencoded', 'x'.repeat(2000), 413],
  ['POST', '/_data/x/local-news', 'application/json', 'x'.repeat(20_000), 413],
])(
  '%s %s with an unreadable body (%s) is not a failure of the site',
  async (method, path, type, body, status) => {
    site = await startNewsSite();
    const response = await fetch(site.origin + path, { method, body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/^[A-Z].*\.\n$/);
  },
);

test.each([
  [{ range: 'bytes=99999999-' }, 416],
  [{ range: 'bytes=5-2' }, 416],
  [{ 'if-match': '"another"' }, 412],
])('an icon with %j is refused, and is not a failure of the site', async (headers, status) => {
  site = await startNewsSite();
  const response = await plain('/favicon.ico', headers);
  expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('a missing page is a 404 each time, never a 304', async () => {
  site = await startNewsSite();
  for (let i = 0; i < 3; i += 1) {
    const response = await plain('/no-such-page', { 'if-none-match': '*' });
    expect(response.status).toBe(404);
  }
});

test('pages for staff are neither cached nor sent from the cache', async () => {
  const secret = 'a secret of at least 32 characters';
  site = await startNewsSite({ secret });
  await plain('/local-news');
  const token = signQaLink(secret, { news: '2' }, new Date(Date.now() + 60_000));
  for (const path of ['/local-news', '/politics']) {
    const { headers, body } = await plain(path, { cookie: `qa=${token}` });
    expect(body.toString()).toContain('The new news');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers['age']).toBeUndefined();
    expect((await plain(path)).body.toString()).toContain('The old news');
  }
});

test('a page that is read is compressed again, with the same tag and a new length', async () => {
  site = await startNewsSite({ one: pageOf(`The old news${' and more'.repeat(100)}`) });
  const packed = () => plain('/local-news', { 'accept-encoding': 'br' });
  const first = await packed();
  let tighter = first;
  await until(async () => {
    tighter = await packed();
    return tighter.body.length < first.body.length;
  });
  expect(tighter.headers['content-length']).toBe(String(tighter.body.length));
  expect(tighter.headers['etag']).toBe(first.headers['etag']);
  expect(brotliDecompressSync(tighter.body).equals(brotliDecompressSync(first.body))).toBe(true);
});

const SECRET = 'a secret of at least 32 characters';

test('a response says how it was served', async () => {
  site = await startNewsSite({ one: pageOf('The old news'), secret: SECRET });
  const status = async (path = '/local-news', headers: Record<string, string> = {}) =>
    (await plain(path, headers)).headers['cache-status'];
  expect(await status()).toBe('meadowlark; fwd=uri-miss');
  expect(await status()).toMatch(/^meadowlark; hit; ttl=[56]\d$/);
  later(70);
  // A page that was found is remembered for a second.
  await until(async () => /^meadowlark; hit; ttl=-1[01]$/.test(String(await status())));
  const qa = signQaLink(SECRET, { news: '2' }, new Date(Date.now() + 60_000));
  expect(await status('/local-news', { cookie: `qa=${qa}` })).toBe('meadowlark; fwd=bypass; detail=staff');
});

test('without a cache a response says that there is none', async () => {
  site = await startNewsSite({ maxBytes: null });
  for (const path of ['/local-news', `/_data/${FIRST.id}/local-news`])
    expect((await plain(path)).headers['cache-status']).toBe('meadowlark; fwd=bypass; detail=off');
});

test('a page that is late says so', async () => {
  const load = async () => {
    await wait(1100);
    return { status: 200 as const, data: 'Better late' };
  };
  site = await startNewsSite({ one: pageOf('', { load }) });
  expect((await plain('/local-news')).headers['cache-status']).toBe('meadowlark; fwd=uri-miss; detail=late');
});
