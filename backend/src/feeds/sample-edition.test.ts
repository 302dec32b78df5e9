import bundled from './catalog.json' with { type: 'json' };
import { FEED, openRelaySite, type RelaySite } from './testing/relay-site.ts';

const MINUTE = 60_000;

let site: RelaySite;
beforeEach(async () => (site = await openRelaySite()));
afterEach(() => site.close());

test('FEEDS=sample serves every catalog URL and requests nothing, whatever RELAY_ALLOW says', async () => {
  const get = await site.relay({ mode: 'sample', allow: 'public' });
  const { status, headers, body } = await get(site.feed);
  expect(status).toBe(200);
  expect(body.contents).toMatch(/^<\?xml|^<rss/);
  expect(body.status).toMatchObject({ sample: true, stale: false });
  expect(headers['cache-control']).toBe('public, max-age=5');
  expect((await get('https://elsewhere.example/')).body.error.code).toBe('address_not_in_catalog');
  expect(site.server.connections()).toBe(0);
});

test('each sport has its own part', async () => {
  const get = await site.relay({ mode: 'sample' });
  const parts = await Promise.all(bundled.sports.map(async (address) => (await get(address)).body.contents));
  expect(new Set(parts).size).toBe(5);
});

test('FEEDS=auto shows it until a feed has responded, and then never again', async () => {
  site.respond = (_request, response) => response.writeHead(503).end();
  const get = await site.relay({ mode: 'auto' });
  expect((await get(site.feed)).body.status.sample).toBe(true);

  site.now += 2 * MINUTE;
  site.respond = (_request, response) => response.end(FEED);
  expect((await get(site.feed)).body.status.sample).toBe(false);

  const [baseball = ''] = bundled.sports;
  const unreachable = await get(baseball);
  expect([unreachable.status, unreachable.body.error.code]).toEqual([502, 'feed_unreachable']);
});

test('FEEDS=auto reports one failed feed until one has responded: offline, all fail', async () => {
  site.respond = (_request, response) => response.writeHead(503).end();
  const get = await site.relay({ mode: 'auto' });
  const [baseball = '', football = ''] = bundled.sports;
  await get(site.feed);
  await get(baseball);
  expect(site.failures).toEqual([expect.stringMatching(/503.*Readers get the sample until a feed loads\.$/)]);

  site.now += 2 * MINUTE;
  site.respond = (_request, response) => response.end(FEED);
  await get(site.feed);
  await get(football);
  expect(site.failures).toHaveLength(2);
});
