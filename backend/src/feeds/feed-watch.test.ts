import { openRelaySite, type RelaySite } from './testing/relay-site.ts';
import type { FeedSource } from './feed-watch.ts';

let site: RelaySite;
beforeEach(async () => (site = await openRelaySite()));
afterEach(() => site.close());

test('the relay reports the health of each feed in the catalog', async () => {
  const get = await site.relay();
  const sources = async () => (await get('', '/sources')).body as unknown as { sources: FeedSource[] };
  const politics = async () => (await sources()).sources.find(({ category }) => category === 'politics');

  expect(await politics()).toMatchObject({ state: 'unasked', lastSuccess: null, items: null, errors: 0 });
  site.respond = (_request, response) =>
    response.end('<rss><channel><item></item><title>t</title></channel></rss>');
  await get(site.feed);
  expect(await politics()).toMatchObject({
    address: site.feed,
    state: 'answered',
    lastSuccess: '2026-03-01T12:00:00.000Z',
    items: 1,
    responseMs: expect.any(Number),
    errors: 0,
  });

  site.now += 10 * 60_000;
  site.respond = (_request, response) => response.writeHead(500).end();
  await get(site.feed);
  // The stale feed is sent at once; the fetch fails in the background.
  while (site.failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await politics()).toMatchObject({
    state: 'failed',
    lastSuccess: '2026-03-01T12:00:00.000Z',
    items: 1,
    errors: 1,
    lastError: expect.stringContaining('500'),
  });
  expect((await sources()).sources.filter(({ category }) => category === 'sports')).toHaveLength(5);
});

test('the sample edition requests no feed, and says so', async () => {
  const get = await site.relay({ mode: 'sample' });
  const { sources } = (await get('', '/sources')).body as unknown as { sources: FeedSource[] };
  expect(new Set(sources.map(({ state }) => state))).toEqual(new Set(['sample']));
});
