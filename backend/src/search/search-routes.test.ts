import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { keepFeeds } from './keep-feeds.ts';
import { searchRoutes } from './search-routes.ts';
import { createSearch, type Search } from './search.ts';
import { siteDay } from '@meadowlark/shared/text/site-day.ts';

const FEED = (
  title: string,
  description = 'The first bus crosses on Monday.',
) => `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>
  <item><title>${title}</title><guid>1</guid><link>https://news.example/1</link>
  <description>&lt;p&gt;${description}&lt;/p&gt;</description>
  <pubDate>${new Date(Date.now() - 60_000).toUTCString()}</pubDate></item></channel></rss>`;

const PAGES: Readonly<Record<string, string>> = {
  '/sitemap.xml':
    '<urlset><url><loc>https://paper.example/faq</loc></url><url><loc>https://paper.example/local-news</loc></url><url><loc>https://paper.example/blog/storms</loc></url></urlset>',
  '/faq':
    '<title>x</title><meta name="description" content="What readers ask."><main><h1>Questions</h1></main><script type="application/ld+json" data-head>{"@graph":[{"@type":"FAQPage","mainEntity":[{"name":"Do you print on Sundays?","acceptedAnswer":{"text":"No press runs then."}}]}]}</script>',
  '/local-news': '<main><h1>Local News</h1><p>Yesterday the viaduct was dull.</p></main>',
  '/blog/storms':
    '<main><h1>How to read a storm</h1><p>Anvil clouds.</p></main><script type="application/ld+json">{"@type":"BlogPosting","datePublished":"2026-11-02"}</script>',
};

let site: TestServer;
let app: FastifyInstance;
let search: Search;

// The process compiles its program, on a machine that other tests use.
jest.setTimeout(30_000);

beforeAll(async () => {
  site = await startServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  search = createSearch({
    databaseUrl: `file:${path.join(folder, 'search.db')}`,
    site: site.origin,
    feedPages: ['/local-news'],
  });
  app = fastify();
  await app.register(searchRoutes, { search });
});
afterAll(async () => {
  await app.close();
  await site.close();
});

/** The URL of a feed that was not redirected. */
const at = (address: string) => ({ address, url: address });

const get = async (address: string) => {
  const response = await app.inject(`/api/search/${address}`);
  return { status: response.statusCode, body: response.json() };
};

/** Waits for what the process does in the background. */
async function eventually(address: string, isThere: (body: { total: number }) => boolean): Promise<unknown> {
  const end = Date.now() + 25_000;
  for (;;) {
    const { body } = await get(address);
    if (isThere(body) || Date.now() > end) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a story that passed is found, opens under its address, and is on the page of its day', async () => {
  const keep = keepFeeds(search, () => undefined);
  const feed = { category: 'local-news', ...at('https://news.example/rss'), sample: false };
  keep({ ...feed, contents: FEED('Viaduct reopens early') });
  const found = await eventually('find?q=viaduct', ({ total }) => total === 1);
  expect(found).toMatchObject({
    documents: [
      {
        path: expect.stringMatching(/^\/article\/local-news-[a-z0-9]+$/),
        kind: 'story',
        section: 'local-news',
        title: 'Viaduct reopens early',
        excerpt: 'The first bus crosses on Monday.',
      },
    ],
  });
  const { path: address } = (found as { documents: { path: string }[] }).documents[0] ?? { path: '' };
  expect((await get(`story?path=${address}`)).body).toMatchObject({ link: 'https://news.example/1' });
  expect((await get(`day?date=${siteDay(new Date())}`)).body.stories).toHaveLength(1);
});

test('the excerpt of a long story ends with a whole word', async () => {
  const keep = keepFeeds(search, () => undefined);
  const contents = FEED('Gondola opens', 'three '.repeat(60));
  keep({ category: 'business', ...at('https://news.example/gondola'), sample: false, contents });
  const found = await eventually('find?q=gondola', ({ total }) => total === 1);
  expect(found).toMatchObject({ documents: [{ excerpt: expect.stringMatching(/^(?:three )+three…$/) }] });
});

test('pages of the site are found as search engines find them: questions and posts, and no stale stories', async () => {
  expect(await eventually('find?q=sundays', ({ total }) => total === 1)).toMatchObject({
    documents: [
      { path: '/faq?q=Do%20you%20print%20on%20Sundays%3F', kind: 'faq', excerpt: 'No press runs then.' },
    ],
    hasPages: true,
  });
  expect((await get('find?q=anvil')).body.documents).toMatchObject([
    { path: '/blog/storms', kind: 'post', section: 'blog', date: '2026-11-02' },
  ]);
  expect((await get('find?q=dull')).body.total).toBe(0);
});

test.each([
  ['find', 'query_malformed'],
  ['find?q=a&q=b', 'query_malformed'],
  ['find?q=a&page=0', 'query_malformed'],
  ['find?q=a&section=x;y', 'query_malformed'],
  [`find?q=${'x'.repeat(17_000)}`, 'query_malformed'],
  ['find?q=a&since=2026-13-01', 'query_malformed'],
  ['day?date=yesterday', 'query_malformed'],
  ['story?path=/etc/passwd', 'query_malformed'],
])('%s is malformed', async (address, code) => {
  expect(await get(address)).toMatchObject({ status: 400, body: { error: { code } } });
});

test('a process that does not respond in time is killed, and the next search has another', async () => {
  const contents = FEED(`&lt;b `.repeat(500_000));
  const feed = { category: 'local-news', ...at('https://news.example/rss'), sample: false, contents };
  await expect(search.run('keep', feed, 1)).rejects.toMatchObject({ code: 'search_failed', status: 503 });
  // It came before the new process had started, so only this order fails.
  await expect(search.run('days', null, 1)).rejects.toMatchObject({ status: 503 });
  expect(await eventually('find?q=viaduct', ({ total }) => total === 1)).toMatchObject({ total: 1 });
});

test('what is not a feed is logged, once', async () => {
  const failures: unknown[] = [];
  const keep = keepFeeds(search, (_address, error) => failures.push(error));
  const feed = {
    category: 'local-news',
    ...at('https://news.example/rss'),
    sample: false,
    contents: '<html>',
  };
  keep(feed);
  await eventually('find?q=x', () => failures.length > 0);
  keep(feed);
  await get('days');
  expect(failures).toHaveLength(1);
});

test('a feed that was not stored is tried again after ten minutes, even if the clock is set back', async () => {
  const run = jest.fn(async () => {
    throw new Error('unavailable');
  });
  const failed = jest.fn();
  const keep = keepFeeds({ run, isClosed: false }, failed);
  const feed = { category: 'business', ...at('https://news.example/rss'), sample: false, contents: '' };
  keep(feed);
  await new Promise(setImmediate);
  expect(failed).toHaveBeenCalledTimes(1);
  const date = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 * 60_000);
  keep(feed);
  date.mockRestore();
  clock.mockRestore();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a closed search refuses orders, and what it could not store is not a failure', async () => {
  const failures: unknown[] = [];
  const closed = createSearch({
    databaseUrl: `file:${path.join(mkdtempSync(path.join(tmpdir(), 'search-')), 'search.db')}`,
    site: 'http://127.0.0.1:1',
    feedPages: [],
  });
  const keep = keepFeeds(closed, (_address, error) => failures.push(error));
  const feed = { category: 'business', ...at('https://news.example/late'), sample: false };
  keep({ ...feed, contents: FEED('Kept too late') });
  await closed.close();
  keep({ ...feed, contents: FEED('Never kept') });
  await expect(closed.run('days', null, 20_000)).rejects.toThrow('the site is closing');
  expect(failures).toEqual([]);
});
