import { TEXT, openRelaySite, type RelaySite } from './testing/relay-site.ts';

let site: RelaySite;
beforeEach(async () => (site = await openRelaySite()));
afterEach(() => site.close());

test('responds with a feed of the catalog as text with its status', async () => {
  const get = await site.relay();
  const { status, headers, body } = await get(site.feed);
  expect(status).toBe(200);
  expect(body).toEqual({
    contents: TEXT,
    status: { url: site.feed, sample: false, fetchedAt: '2026-03-01T12:00:00.000Z', stale: false },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  });
});

test('a feed that has moved says where to, the base of relative links in it', async () => {
  site.respond = ({ url }, response) =>
    url === '/feed.xml'
      ? response.writeHead(301, { location: '/news/feed' }).end()
      : response.end('<rss><channel><item><link>a-story</link></item></channel></rss>');
  const get = await site.relay();
  const moved = `${site.server.origin}/news/feed`;
  expect((await get(site.feed)).body.status.url).toBe(moved);
  // Also from memory.
  expect((await get(site.feed)).body.status.url).toBe(moved);
});

test.each([
  ['no address', ''],
  ['an empty one', '?url='],
  ['something else', '?url=not%20an%20address'],
  ['a very long one', `?url=https://a.example/${'x'.repeat(2048)}`],
  ['two', '?url=https://a.example/&url=https://b.example/'],
])('a query with %s is malformed', async (_name, query) => {
  const get = await site.relay();
  const { status, headers, body } = await get('', query);
  expect(status).toBe(400);
  expect(body.error).toEqual({
    code: 'address_malformed',
    message: expect.stringContaining('?url=https%3A'),
  });
  expect(headers['cache-control']).toBe('no-store');
});

test('reports where each feed came from, by category', async () => {
  const get = await site.relay();
  await get(site.feed);
  await get(site.feed);
  const broken = await site.relay();
  site.respond = (_request, response) => response.writeHead(500).end();
  await broken(site.feed);
  const sampled = await site.relay({ mode: 'sample' });
  await sampled(site.feed);
  expect(site.events).toEqual([
    'feeds fetched politics',
    'feeds cached politics',
    'feeds failed politics',
    'feeds sample politics',
  ]);
});
