import { setTimeout as wait } from 'node:timers/promises';
import type { ViewResponse } from '../../../src/composition/page-state.ts';
import type { PageCacheResult, TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { FIRST, startNewsSite } from '../testing/news-site.ts';
import { until } from '../../../lib/testing/until.ts';
import { countingPage } from '../testing/counting-page.ts';
import { Composers } from '../../front/composers/composers.ts';
import { later } from '../testing/later.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

test('a page is rendered once for all concurrent and later requests', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ one: page });
  const responses = await Promise.all(Array.from({ length: 20 }, () => site.request()));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect((await site.request()).body).toContain('<h1>Made 1 times</h1>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page and its data are each rendered once', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ one: page });
  for (const path of ['/local-news', '/local-news']) await site.request(path);
  for (const round of [1, 2]) {
    const data = await site.request(`/_data/${FIRST.id}/local-news`);
    expect([round, JSON.parse(data.body)]).toMatchObject([
      round,
      { edition: FIRST.id, view: { data: 'Made 2 times' } },
    ]);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test('a stale page is sent at once and refreshed in the background', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ one: page });
  await site.request();
  later(61);
  const stale = await site.request();
  expect(stale.body).toContain('Made 1 times');
  expect(stale.headers.get('age')).toBe('61');
  await until(async () => (await site.request()).body.includes('Made 2 times'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a feed is cached as briefly as its page, whose load says when to expect new items', async () => {
  const { load, page } = countingPage();
  load.mockImplementation(() => ({ status: 200, data: 'Soon', freshSeconds: 5 }));
  const syndicate = () => ({ title: 'Local', description: 'What the council decides.', items: [] });
  site = await startNewsSite({ one: { ...page, syndicate } });
  for (const path of ['/local-news', '/local-news/rss.xml'])
    expect((await site.request(path)).headers.get('cache-control')).toContain('s-maxage=5,');
  // A tab shows the view again for that long.
  const { view } = JSON.parse((await site.request(`/_data/${FIRST.id}/local-news`)).body) as ViewResponse;
  expect(view).toMatchObject({ freshSeconds: 5 });
});

test('no page is cached past the end of the day in its masthead', async () => {
  site = await startNewsSite({ one: countingPage().page });
  jest.useFakeTimers({ now: new Date('2027-01-01T05:59:35Z'), advanceTimers: true });
  try {
    const { body, headers } = await site.request();
    expect(body).toContain('Thursday, December 31, 2026');
    expect(Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1])).toBeLessThanOrEqual(25);
  } finally {
    jest.useRealTimers();
  }
});

test('a 404 is cached briefly', async () => {
  const { load, page } = countingPage();
  load.mockImplementation(() => ({ status: 404, data: 'no such story' }));
  site = await startNewsSite({ one: page });
  for (let i = 0; i < 3; i += 1) expect((await site.request('/article/none')).status).toBe(404);
  expect(load).toHaveBeenCalledTimes(1);
  later(11);
  await until(async () => {
    await site.request('/article/none');
    return load.mock.calls.length === 2;
  });
});

test('readers of a late page follow one composition, and the next reader gets the whole page', async () => {
  const { load, page } = countingPage();
  load.mockImplementation(async () => {
    await wait(1300);
    return { status: 200, data: 'Better late' };
  });
  site = await startNewsSite({ one: page });
  const late = await Promise.all([site.request(), site.request()]);
  for (const { body, headers } of late) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('Better late');
  }
  const whole = await site.request();
  expect(whole.body).toContain('<h1>Better late</h1>');
  expect(whole.headers.get('cache-control')).toContain('s-maxage=60');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a late page is streamed to twenty readers, and the others get the whole page', async () => {
  const { load, page } = countingPage();
  load.mockImplementation(async () => {
    await wait(1300);
    return { status: 200, data: 'Better late' };
  });
  site = await startNewsSite({ one: page });
  const { request } = site;
  const all = await Promise.all(Array.from({ length: 30 }, async () => request()));
  expect(all.filter(({ body }) => !body.includes('Better late'))).toEqual([]);
  expect(all.filter(({ headers }) => headers.get('cache-control') === 'no-store')).toHaveLength(20);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page of a quarantined release without a replacement is rendered once a second, not for each reader', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ one: page });
  for (let i = 0; i < 3; i += 1)
    site.quarantine.failed({ name: 'news', version: '1' }, 'It threw.', 'counted');
  for (let i = 0; i < 3; i += 1) {
    const { status, headers } = await site.request();
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('s-maxage=1,')]);
  }
  expect(load).toHaveBeenCalledTimes(1);
  later(1);
  await until(async () => {
    await site.request();
    return load.mock.calls.length === 2;
  });
});

test('a feed is made once for all its readers, compressed, and sent once to a client that polls it', async () => {
  const { load, page } = countingPage();
  const syndicate = () => ({
    title: 'Local',
    description: 'What the council decides. '.repeat(20),
    items: [],
  });
  site = await startNewsSite({ one: { ...page, syndicate } });
  const { request } = site;
  const gzip = { 'accept-encoding': 'gzip' };
  const [first] = await Promise.all(
    ['', '?a', '?b'].map((query) => request(`/local-news/rss.xml${query}`, gzip)),
  );
  expect(first?.headers.get('content-encoding')).toBe('gzip');
  expect(first?.headers.get('cache-control')).toContain('s-maxage=60');
  const etag = String(first?.headers.get('etag'));
  const again = await request('/local-news/rss.xml', { ...gzip, 'if-none-match': etag });
  expect([again.status, again.headers.get('cache-control')]).toEqual([
    304,
    first?.headers.get('cache-control'),
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that a browser prepares for a click is not rendered while another one is, but is sent from the cache', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ one: page });
  const prepare = (path: string) => site.request(path, { 'sec-purpose': 'prefetch;prerender' });
  expect((await prepare('/about')).status).toBe(200);
  let finish = () => {};
  load.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { status: 200, data: 'Wanted' };
  });
  const wanted = site.request();
  await until(() => load.mock.calls.length === 2);
  const refused = await prepare('/faq');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect((await prepare('/about')).status).toBe(200);
  finish();
  expect((await wanted).body).toContain('Wanted');
  expect((await prepare('/faq')).status).toBe(200);
  // Not counted as a failed page: no alert fires for it.
  const counted = await site.registry.metrics();
  expect(counted).toContain('kind="speculation",status="5xx"');
  expect(counted).not.toContain('kind="page",status="5xx"');
});

test('a reader is refused at once if a thousand pages are waiting to be rendered, unless the page is cached', async () => {
  site = await startNewsSite();
  await site.request();
  const isBusy = jest.spyOn(Composers.prototype, 'isBusy').mockImplementation((most = 0) => most === 1000);
  const refused = await site.request('/article/one-more');
  const kept = await site.request();
  isBusy.mockRestore();
  expect([refused.status, refused.headers.get('retry-after'), kept.status]).toEqual([503, '10', 200]);
});

test('a reader who leaves does not abort the page of others who wait', async () => {
  const { load, page } = countingPage();
  const signals: AbortSignal[] = [];
  load.mockImplementation(async ({ signal }) => {
    signals.push(signal);
    await wait(200);
    return { status: 200, data: 'Still here' };
  });
  site = await startNewsSite({ one: page });
  const gone = new AbortController();
  const first = fetch(`${site.origin}/local-news`, { signal: gone.signal }).catch(() => 'gone');
  await until(() => load.mock.calls.length === 1);
  const second = site.request();
  gone.abort();
  expect(await first).toBe('gone');
  expect((await second).body).toContain('Still here');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('views are counted, rendered or cached, before releases are judged', async () => {
  const events: TelemetryEvent[] = [];
  site = await startNewsSite({ record: (event) => void events.push(event) });
  for (let i = 0; i < 5; i += 1) await site.request();
  await site.request(`/_data/${FIRST.id}/local-news`);
  site.hooks.flushCounts();
  const unit = expect.objectContaining({ remote: 'news', name: 'category', version: '1', edition: FIRST.id });
  const views = events.filter((event) => event.event === 'view-served');
  for (const { units } of views) expect(units).toEqual([unit]);
  expect(views.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  const lookups = (result: PageCacheResult) =>
    events
      .filter((event) => event.event === 'page-cache-lookup')
      .reduce((sum, event) => sum + (event.result === result ? event.count : 0), 0);
  expect([lookups('miss'), lookups('hit'), lookups('stale')]).toEqual([2, 4, 0]);
});
