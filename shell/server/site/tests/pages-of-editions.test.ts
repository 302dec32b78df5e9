import { FIRST, pageOf, SECOND, startNewsSite } from '../testing/news-site.ts';
import { countingPage } from '../testing/counting-page.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(() => site.close());

test('every edition has its own pages, including those of tabs', async () => {
  site = await startNewsSite();
  expect((await site.request()).headers.get('x-edition')).toBe(FIRST.id);
  site.live.edition = SECOND;
  const { body, headers } = await site.request();
  expect(body).toContain('The new news');
  expect(headers.get('x-edition')).toBe(SECOND.id);
  expect((await site.request(`/_data/${FIRST.id}/local-news`)).body).toContain('The old news');
  site.failedLately.record({
    event: 'quarantined',
    release: { name: 'news', version: '2' },
    why: 'It threw.',
  });
  expect((await site.request(`/_data/${SECOND.id}~news/local-news`)).body).toContain('The old news');
  expect((await site.request(`/_data/${SECOND.id}/local-news`)).body).toContain('The new news');
});

test('a canary and its cache separate readers; a new reader gets a private response with a cookie, from the cache', async () => {
  site = await startNewsSite();
  site.live.canary = { edition: SECOND, percent: 50 };
  for (const [bucket, text, edition] of [
    ['7', 'The new news', SECOND],
    ['77', 'The old news', FIRST],
    ['7', 'The new news', SECOND],
  ] as const) {
    const { body, headers } = await site.request('/local-news', { cookie: `bucket=${bucket}` });
    expect(body).toContain(text);
    expect(headers.get('x-edition')).toBe(edition.id);
    expect(headers.get('vary')).toBe('accept-encoding, cookie');
    expect(headers.get('set-cookie')).toBeNull();
  }
  const first = await site.request();
  expect(first.headers.get('set-cookie')).toMatch(/^bucket=\d+;/);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(first.headers.get('etag')).toBeNull();
});

test('the most read pages of a new edition are rendered before it is served', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ two: page });
  for (const path of ['/local-news', '/local-news', '/politics', '/article/none-such?x=1'])
    await site.request(path);
  await site.hooks.prepare(SECOND);
  expect(load).toHaveBeenCalledTimes(3);
  site.live.edition = SECOND;
  expect((await site.request('/politics')).body).toContain('Made');
  expect(load).toHaveBeenCalledTimes(3);
});

test('an edition whose pages cannot be rendered in time is not delayed', async () => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const load = async () => {
    await arrived;
    return { status: 200 as const, data: 'At last' };
  };
  site = await startNewsSite({ two: pageOf('', { load }) });
  await site.request();
  await expect(site.hooks.prepare(SECOND)).resolves.toBeUndefined();
  arrive();
});
