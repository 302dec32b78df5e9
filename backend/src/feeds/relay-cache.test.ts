import type { RequestListener } from 'node:http';
import { FEED, TEXT, openRelaySite, type RequestRelay, type RelaySite } from './testing/relay-site.ts';

const MINUTE = 60_000;

let site: RelaySite;
beforeEach(async () => (site = await openRelaySite()));
afterEach(() => site.close());

test('many readers at once cost one request, a fragment is not another feed', async () => {
  const get = await site.relay();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, part) => get(`${site.feed}#${part % 2}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(site.server.requests).toHaveLength(1);
});

test('an old feed is confirmed by its ETag', async () => {
  site.respond = (request, response) => {
    const known = request.headers['if-none-match'] === '"v1"';
    response.writeHead(known ? 304 : 200, { etag: '"v1"' }).end(known ? '' : FEED);
  };
  const get = await site.relay();
  await get(site.feed);
  site.now += 6 * MINUTE;
  expect((await get(site.feed)).body.status.stale).toBe(true);
  await untilFresh(get);
  expect(site.server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
});

test('when the feed breaks, readers keep the last good text, and caches in between for seconds', async () => {
  const get = await site.relay();
  await get(site.feed);
  site.now += 6 * MINUTE;
  site.respond = (_request, response) => response.writeHead(500).end();
  await get(site.feed);
  while (site.failures.length === 0) await new Promise(setImmediate); // oxlint-disable-line no-await-in-loop
  const { status, headers, body } = await get(site.feed);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    contents: TEXT,
    status: { stale: true, sample: false, fetchedAt: '2026-03-01T12:00:00.000Z' },
  });
  expect(headers['cache-control']).toBe('public, max-age=5');
  expect(site.server.requests).toHaveLength(2);
  expect(site.events).toEqual(['feeds fetched politics', 'feeds stale politics', 'feeds stale politics']);
});

test.each<[string, number, RequestListener]>([
  ['feed_status', 502, (_request, response) => response.writeHead(404).end()],
  ['feed_not_xml', 502, (_request, response) => response.end('<!doctype html><p>Sign in')],
  ['feed_incomplete', 502, (_request, response) => response.end('<rss><channel><item><title>Half')],
  ['feed_too_large', 502, (_request, response) => response.end(`<rss>${' '.repeat(5 * 1024 * 1024)}`)],
  ['feed_unreachable', 502, (_request, response) => response.destroy()],
  ['feed_redirects', 502, (_request, response) => response.writeHead(302, { location: '/feed.xml' }).end()],
  ['feed_deadline', 504, () => {}],
])('%s gets a %i, and is not requested again within a minute', async (code, status, failing) => {
  site.respond = failing;
  // Only the feed that never responds should reach its deadline.
  const get = await site.relay({}, { deadlineMs: code === 'feed_deadline' ? 300 : 60_000 });
  const first = await get(site.feed);
  expect([first.status, first.body.error.code]).toEqual([status, code]);
  expect(first.headers['cache-control']).toBe('no-store');
  const requested = site.server.requests.length;
  expect((await get(site.feed)).body).toEqual(first.body);
  expect(site.server.requests).toHaveLength(requested);
});

test.each([
  ['seconds', () => '1800'],
  ['a date', () => new Date(Date.now() + 1_800_000).toUTCString()],
])('a host that requests a pause in %s gets it', async (_name, pause) => {
  site.respond = (_request, response) => response.writeHead(429, { 'retry-after': pause() }).end();
  const get = await site.relay();
  expect((await get(site.feed)).status).toBe(502);
  site.now += 29 * MINUTE;
  expect((await get(site.feed)).status).toBe(502);
  expect(site.server.requests).toHaveLength(1);
  site.now += 2 * MINUTE;
  await get(site.feed);
  expect(site.server.requests).toHaveLength(2);
});

test('a host cannot request more than an hour', async () => {
  site.respond = (_request, response) => response.writeHead(503, { 'retry-after': '99999999999' }).end();
  const get = await site.relay();
  await get(site.feed);
  site.now += 61 * MINUTE;
  await get(site.feed);
  expect(site.server.requests).toHaveLength(2);
});

/** Requests until the revalidation in the background has arrived. */
async function untilFresh(get: RequestRelay): Promise<void> {
  while ((await get(site.feed)).body.status.stale) await new Promise(setImmediate); // oxlint-disable-line no-await-in-loop
}

test('a time of day that is set back by hours keeps no feed fresh', async () => {
  const started = site.now;
  let elapsed = 0;
  const get = await site.relay({}, { elapsed: () => started + elapsed });
  await get(site.feed);
  site.now -= 3 * 3_600_000;
  elapsed = 5 * 60_000 + 1;
  expect((await get(site.feed)).body.status.stale).toBe(true);
});
