import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { createGuard, type Guard } from '../guard/guard.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { createFetchFeed, type FeedDocument } from './fetch-feed.ts';

const FEED = '<?xml version="1.0" encoding="utf-8"?><rss><channel><title>Río</title></channel></rss>';
const TEXT = '<?xml version="1.0"?><rss><channel><title>Río</title></channel></rss>';
const NOW = Date.UTC(2026, 2, 1);

let guard: Guard;
const servers: TestServer[] = [];

beforeEach(() => {
  guard = createGuard(async () => {
    throw new Error('these tests use no names');
  });
});

afterEach(async () => {
  await guard.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(respond: RequestListener): Promise<TestServer> {
  const server = await startServer(respond);
  servers.push(server);
  return server;
}

/** Fetches from the first server, the only one on the list of private hosts. */
function get(path: string, known?: FeedDocument, deadlineMs = 5000): Promise<FeedDocument> {
  const own = servers[0]?.origin ?? '';
  const allowsPrivate = (start: URL, hop: URL): boolean => start.origin === own && hop.origin === own;
  return createFetchFeed({ guard, allowsPrivate, now: () => NOW, deadlineMs })(`${own}${path}`, known);
}

test('a feed arrives as text, with what a revalidation needs', async () => {
  const server = await serve((_request, response) => {
    response.setHeader('etag', '"v1"').setHeader('last-modified', 'Sun, 01 Mar 2026 00:00:00 GMT').end(FEED);
  });
  expect(await get('/feed.xml')).toEqual({
    contents: TEXT,
    seenAt: NOW,
    finalUrl: `${server.origin}/feed.xml`,
    etag: '"v1"',
    lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT',
  });
  expect(server.requests[0]?.headers).toMatchObject({
    accept: expect.stringContaining('application/rss+xml'),
    'user-agent': 'MeadowlarkRelay/1.0 (feed reader)',
  });
  expect(server.requests[0]?.headers).not.toHaveProperty('if-none-match');
});

test('the charset of the HTTP header counts', async () => {
  await serve((_request, response) => {
    response.setHeader('content-type', 'text/xml; charset=windows-1252');
    response.end(Buffer.from('<rss>\x93R\xedo\x94</rss>', 'latin1'));
  });
  expect((await get('/')).contents).toBe('<rss>“Río”</rss>');
});

test.each([
  ['gzip', gzipSync(FEED)],
  ['br', brotliCompressSync(FEED)],
  ['deflate', deflateSync(FEED)],
  ['deflate', deflateRawSync(FEED)],
])('%s is unpacked', async (encoding, bytes) => {
  await serve((_request, response) => response.setHeader('content-encoding', encoding).end(bytes));
  expect((await get('/')).contents).toBe(TEXT);
});

test('a small response that unpacks to far more than 5 MB is cut off', async () => {
  const gzip = createGzip();
  const mebibyte = Buffer.alloc(1024 * 1024, ' ');
  let unpacked = 0;
  await serve((_request, response) => {
    response.setHeader('content-encoding', 'gzip').on('close', () => {
      gzip.destroy();
    });
    gzip.pipe(response);
    gzip.write('<rss>');
    const more = (): void => {
      unpacked += 1;
      if (unpacked < 2000 && !gzip.destroyed) gzip.write(mebibyte, more);
    };
    more();
  });
  await expect(get('/bomb')).rejects.toMatchObject({ code: 'feed_too_large', status: 502 });
  await once(gzip, 'close');
  // The server offers two gigabytes; the reader disconnects long before.
  expect(unpacked).toBeLessThan(1000);
});

test.each<[string, RequestListener]>([
  ['never responds', () => {}],
  [
    'sends its feed one character at a time',
    (_request, response) => {
      response.write('<rss>');
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('a server that %s is dropped at the deadline', async (_name, respond) => {
  const server = await serve(respond);
  await expect(get('/slow', undefined, 150)).rejects.toMatchObject({
    code: 'feed_deadline',
    status: 504,
    message: `The feed ${server.origin}/slow was not complete after 150 ms.`,
  });
});

test('the deadline is one for all redirects together', async () => {
  await serve((request, response) => {
    const hop = Number(request.url?.slice(1));
    setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 80);
  });
  await expect(get('/0', undefined, 200)).rejects.toMatchObject({ code: 'feed_deadline' });
});

test('follows redirects, including relative ones', async () => {
  const server = await serve((request, response) => {
    if (request.url === '/a/feed') response.writeHead(301, { location: '../b/feed' }).end('moved');
    else if (request.url === '/b/feed') response.writeHead(308, { location: `${server.origin}/c` }).end();
    else response.end(FEED);
  });
  expect(await get('/a/feed')).toMatchObject({ contents: TEXT, finalUrl: `${server.origin}/c` });
});

test('a redirect to an address in UTF-8 is followed', async () => {
  const server = await serve((request, response) => {
    const location = Buffer.from('/café', 'utf8').toString('latin1');
    if (request.url === '/feed') response.writeHead(301, { location }).end();
    else response.end(FEED);
  });
  expect((await get('/feed')).finalUrl).toBe(`${server.origin}/caf%C3%A9`);
});

test('five redirects are followed, the sixth is not', async () => {
  const server = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end(FEED);
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  expect((await get('/5')).contents).toBe(TEXT);
  await expect(get('/6')).rejects.toMatchObject({ code: 'feed_redirects' });
  expect(server.requests).toHaveLength(12);
});

test('a redirect to a private address is refused and no connection is made', async () => {
  const inner = await startServer((_request, response) => response.end(FEED));
  await serve((_request, response) => response.writeHead(302, { location: `${inner.origin}/admin` }).end());
  await expect(get('/feed')).rejects.toMatchObject({
    code: 'address_refused',
    status: 403,
    message: expect.stringContaining(
      `${inner.origin}/admin is refused because 127.0.0.1 is a loopback address`,
    ),
  });
  expect(inner.connections()).toBe(0);
  await inner.close();
});

test.each(['file:///etc/passwd', 'ftp://8.8.8.8/', 'http://user:pw@8.8.8.8/', 'http://[::ffff:10.0.0.1]/'])(
  'a redirect to %s is refused',
  async (location) => {
    await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(get('/feed')).rejects.toMatchObject({ code: 'address_refused' });
  },
);

test.each([undefined, 'http://[broken'])('a redirect to %s is the feed being wrong', async (location) => {
  await serve((_request, response) => response.writeHead(302, location ? { location } : {}).end());
  await expect(get('/feed')).rejects.toMatchObject({ code: 'feed_redirects', status: 502 });
});

test('a known feed is revalidated, and 304 keeps the text', async () => {
  const server = await serve((request, response) => {
    const known = request.headers['if-none-match'] === '"v1"';
    response
      .writeHead(known ? 304 : 200, { etag: '"v1"', 'last-modified': 'yesterday' })
      .end(known ? '' : FEED);
  });
  const known = { ...(await get('/feed')), seenAt: 1 };
  expect(await get('/feed', known)).toEqual({ ...known, seenAt: NOW });
  expect(server.requests[1]?.headers['if-modified-since']).toBe('yesterday');
});

test('the validators of one URL are not sent to another', async () => {
  const server = await serve((request, response) => {
    if (request.url === '/feed') response.writeHead(302, { location: '/new' }).end();
    else response.end(FEED);
  });
  await get('/feed', {
    contents: TEXT,
    seenAt: 1,
    finalUrl: `${server.origin}/old`,
    etag: '"v1"',
    lastModified: null,
  });
  expect(server.requests.filter(({ headers }) => headers['if-none-match'])).toEqual([]);
});

test.each([404, 500, 304, 204])('status %i is not a feed', async (status) => {
  await serve((_request, response) => response.writeHead(status).end());
  await expect(get('/feed')).rejects.toMatchObject({ code: 'feed_status', status: 502 });
});

test.each([
  ['a web page', '<!DOCTYPE html><html><body>Please log in</body></html>'],
  ['an XHTML page', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><html xmlns="x"/>'],
  ['JSON', '{"error":"gone"}'],
  ['nothing', ''],
])('%s is not a feed', async (_name, body) => {
  await serve((_request, response) => response.end(body));
  await expect(get('/feed')).rejects.toMatchObject({ code: 'feed_not_xml', status: 502 });
});

test('a feed that quotes a web page is a feed', async () => {
  const feed =
    '<rss><channel><description><![CDATA[<!doctype html><html lang="en">]]></description></channel></rss>';
  await serve((_request, response) => response.end(feed));
  expect((await get('/feed')).contents).toBe(feed);
});

test('broken XML is passed on, after blank lines too: the parser judges it', async () => {
  await serve((_request, response) =>
    response.end('\n\n<rss><channel><item><title>Half</rss>\n<!-- cached -->'),
  );
  expect((await get('/feed')).contents).toBe('\n\n<rss><channel><item><title>Half</rss>\n<!-- cached -->');
});

test('half a feed is none: readers keep the whole one', async () => {
  const body = `<?xml version="1.0"?><!-- x --><feed xmlns="a/"><entry/>`;
  await serve((request, response) => response.end(request.url === '/half' ? body : `${body}</feed>`));
  await expect(get('/half')).rejects.toMatchObject({ code: 'feed_incomplete', status: 502 });
  expect((await get('/whole')).contents).toContain('<entry/>');
});

test.each(['<rss/>', '<rss version="2.0" />'])('%s is a feed without stories', async (body) => {
  await serve((_request, response) => response.end(body));
  expect((await get('/feed')).contents).toBe(body);
});

test('a server that hangs up, or is not there, is unreachable', async () => {
  const server = await serve((_request, response) => void response.write('<rss>', () => response.destroy()));
  await expect(get('/feed')).rejects.toMatchObject({ code: 'feed_unreachable', status: 502 });
  await server.close();
  await expect(get('/feed')).rejects.toMatchObject({
    message: `The feed ${server.origin}/feed could not be fetched (ECONNREFUSED).`,
  });
});

test('a name that leads to a private address is refused', async () => {
  const inside = createGuard(async () => [{ address: '10.0.0.5', family: 4 }]);
  const fetchFeed = createFetchFeed({
    guard: inside,
    allowsPrivate: () => false,
    now: () => NOW,
    deadlineMs: 5000,
  });
  await expect(fetchFeed('https://feeds.example/rss')).rejects.toMatchObject({
    code: 'address_refused',
    message: expect.stringContaining('it leads to a private address'),
  });
  await inside.close();
});
