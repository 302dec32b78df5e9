import type { RequestListener } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { startServer, type TestServer } from '../testing/start-server.ts';
import bundled from './catalogue.json' with { type: 'json' };
import { loadCatalogue } from './catalogue.ts';
import { relayRoutes } from './relay-routes.ts';
import { createRelay, REAL_WORLD, type RelaySettings, type RelayWorld } from './relay.ts';

const FEED =
  '<?xml version="1.0" encoding="windows-1252"?><rss><channel><title>\x93R\xedo\x94</title></channel></rss>';
const TEXT = '<?xml version="1.0"?><rss><channel><title>“Río”</title></channel></rss>';
const MINUTE = 60_000;

let server: TestServer;
let answer: RequestListener;
let now: number;
let failures: string[];
let events: string[];
const open: FastifyInstance[] = [];

beforeEach(async () => {
  now = Date.UTC(2026, 2, 1, 12);
  failures = [];
  events = [];
  answer = (_request, response) => response.end(Buffer.from(FEED, 'latin1'));
  server = await startServer((request, response) => answer(request, response));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
  await server.close();
});

/** Both forms of answer; a test reads what it expects. */
interface Answer {
  contents: string;
  status: { url: string; sample: boolean; fetchedAt: string; stale: boolean };
  error: { code: string; message: string };
}

/** A relay with the test's server as the feed of politics; the operator vouches for it unless told otherwise. */
async function relay(settings: Partial<RelaySettings> = {}, world: Partial<RelayWorld> = {}) {
  const app = Fastify();
  open.push(app);
  const built = createRelay(
    {
      mode: 'live',
      catalogue: { ...loadCatalogue(), politics: [`${server.origin}/feed.xml`] },
      allow: 'catalogue',
      privateHosts: new Set([server.host]),
      origin: 'https://meadowlark.example',
      ...settings,
    },
    (address, reason) => failures.push(`${address} ${reason}`),
    { ...REAL_WORLD, now: () => now, resolve: noNames, ...world },
    ({ service, result, category }) => events.push(`${service} ${result} ${category}`),
  );
  await app.register(relayRoutes, { relay: built });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (address: string, prefix = '?url=') => {
    const response = await fetch(`${origin}/api/relay${prefix}${encodeURIComponent(address)}`);
    const body = (await response.json()) as Answer;
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };
}

/** No test asks the real name service. */
const noNames: RelayWorld['resolve'] = async (hostname) => {
  throw Object.assign(new Error(`no such name: ${hostname}`), { code: 'ENOTFOUND' });
};

const ownFeed = (): string => `${server.origin}/feed.xml`;

test('a feed of the catalogue comes as text with its status', async () => {
  const get = await relay();
  const { status, headers, body } = await get(ownFeed());
  expect(status).toBe(200);
  expect(body).toEqual({
    contents: TEXT,
    status: { url: ownFeed(), sample: false, fetchedAt: '2026-03-01T12:00:00.000Z', stale: false },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['no address', ''],
  ['an empty one', '?url='],
  ['something else', '?url=not%20an%20address'],
  ['a very long one', `?url=https://a.example/${'x'.repeat(2048)}`],
  ['two', '?url=https://a.example/&url=https://b.example/'],
])('a query with %s is malformed', async (_name, query) => {
  const get = await relay();
  const { status, headers, body } = await get('', query);
  expect(status).toBe(400);
  expect(body.error).toEqual({
    code: 'address_malformed',
    message: expect.stringContaining('?url=https%3A'),
  });
  expect(headers['cache-control']).toBe('no-store');
});

test('an address outside the catalogue is refused and nothing is asked', async () => {
  const get = await relay();
  const { status, body } = await get(`${server.origin}/other.xml`);
  expect(status).toBe(403);
  expect(body.error.code).toBe('address_not_in_catalogue');
  expect(server.connections()).toBe(0);
  expect(events).toEqual(['feeds refused other']);
});

test('a catalogue feed on a private network is refused with a clear message and no connection', async () => {
  const get = await relay({ privateHosts: new Set() });
  const { status, body } = await get(ownFeed());
  expect(status).toBe(403);
  expect(body.error).toEqual({
    code: 'address_refused',
    message:
      `The address ${ownFeed()} is refused because 127.0.0.1 is a loopback address. ` +
      'Choose a public address; an operator can list an internal host in RELAY_PRIVATE.',
  });
  expect(server.connections()).toBe(0);
  expect(failures).toHaveLength(1);
});

test('RELAY_ALLOW=public opens the public internet only, not the listed private hosts', async () => {
  const get = await relay({ allow: 'public' });
  expect((await get(ownFeed())).status).toBe(200);
  const { status, body } = await get(`${server.origin}/admin`);
  expect([status, body.error.code]).toEqual([403, 'address_refused']);
  expect((await get('http://169.254.169.254/latest/meta-data')).status).toBe(403);
  expect((await get('file:///etc/passwd')).body.error.message).toContain('only http and https are fetched');
  expect(server.requests).toHaveLength(1);
});

test('RELAY_ALLOW=public judges names by where they lead', async () => {
  const resolve = async () => [{ address: '192.168.1.20', family: 4 }];
  const get = await relay({ allow: 'public' }, { resolve });
  const { status, body } = await get('https://feeds.example/rss');
  expect(status).toBe(403);
  expect(body.error.message).toContain('it leads to 192.168.1.20, a private address');
});

test('many readers at once cost one request, a fragment is not another feed', async () => {
  const get = await relay();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, part) => get(`${ownFeed()}#${part % 2}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(server.requests).toHaveLength(1);
});

test('an old feed is confirmed by its ETag', async () => {
  answer = (request, response) => {
    const known = request.headers['if-none-match'] === '"v1"';
    response.writeHead(known ? 304 : 200, { etag: '"v1"' }).end(known ? '' : FEED);
  };
  const get = await relay();
  await get(ownFeed());
  now += 6 * MINUTE;
  expect((await get(ownFeed())).body.status.stale).toBe(true);
  await untilFresh(get);
  expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
});

test('when the feed breaks, readers keep the last good text and no cache in between does', async () => {
  const get = await relay();
  await get(ownFeed());
  now += 6 * MINUTE;
  answer = (_request, response) => response.writeHead(500).end();
  await get(ownFeed());
  while (failures.length === 0) await new Promise(setImmediate); // oxlint-disable-line no-await-in-loop
  const { status, headers, body } = await get(ownFeed());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    contents: TEXT,
    status: { stale: true, sample: false, fetchedAt: '2026-03-01T12:00:00.000Z' },
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(server.requests).toHaveLength(2);
  expect(events).toEqual(['feeds fetched politics', 'feeds stale politics', 'feeds stale politics']);
});

test('whoever counts is told where a feed came from, by category', async () => {
  const get = await relay();
  await get(ownFeed());
  await get(ownFeed());
  const broken = await relay();
  answer = (_request, response) => response.writeHead(500).end();
  await broken(ownFeed());
  const sampled = await relay({ mode: 'sample' });
  await sampled(ownFeed());
  expect(events).toEqual([
    'feeds fetched politics',
    'feeds cached politics',
    'feeds failed politics',
    'feeds sample politics',
  ]);
});

test.each<[string, number, RequestListener]>([
  ['feed_status', 502, (_request, response) => response.writeHead(404).end()],
  ['feed_not_xml', 502, (_request, response) => response.end('<!doctype html><p>Sign in')],
  ['feed_too_large', 502, (_request, response) => response.end(`<rss>${' '.repeat(5 * 1024 * 1024)}`)],
  ['feed_unreachable', 502, (_request, response) => response.destroy()],
  ['feed_redirects', 502, (_request, response) => response.writeHead(302, { location: '/feed.xml' }).end()],
  ['feed_deadline', 504, () => {}],
])('%s is answered with %i, and not asked for again within a minute', async (code, status, failing) => {
  answer = failing;
  const get = await relay({}, { deadlineMs: 300 });
  const first = await get(ownFeed());
  expect([first.status, first.body.error.code]).toEqual([status, code]);
  expect(first.headers['cache-control']).toBe('no-store');
  const asked = server.requests.length;
  expect((await get(ownFeed())).body).toEqual(first.body);
  expect(server.requests).toHaveLength(asked);
});

describe('the sample edition', () => {
  test('FEEDS=sample answers for every catalogue address and asks nobody, whatever RELAY_ALLOW says', async () => {
    const get = await relay({ mode: 'sample', allow: 'public' });
    const { status, headers, body } = await get(ownFeed());
    expect(status).toBe(200);
    expect(body.contents).toMatch(/^<\?xml|^<rss/);
    expect(body.status).toMatchObject({ sample: true, stale: false });
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('https://elsewhere.example/')).body.error.code).toBe('address_not_in_catalogue');
    expect(server.connections()).toBe(0);
  });

  test('each sport has its own part', async () => {
    const get = await relay({ mode: 'sample' });
    const parts = await Promise.all(
      bundled.sports.map(async (address) => (await get(address)).body.contents),
    );
    expect(new Set(parts).size).toBe(5);
  });

  test('FEEDS=auto shows it until a feed has answered, and then never again', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    const get = await relay({ mode: 'auto' });
    expect((await get(ownFeed())).body.status.sample).toBe(true);

    now += 2 * MINUTE;
    answer = (_request, response) => response.end(FEED);
    expect((await get(ownFeed())).body.status.sample).toBe(false);

    const [baseball = ''] = bundled.sports;
    const unreachable = await get(baseball);
    expect([unreachable.status, unreachable.body.error.code]).toEqual([502, 'feed_unreachable']);
  });
});

/** Asks until the renewal in the background has arrived. */
async function untilFresh(get: Awaited<ReturnType<typeof relay>>): Promise<void> {
  while ((await get(ownFeed())).body.status.stale) await new Promise(setImmediate); // oxlint-disable-line no-await-in-loop
}
