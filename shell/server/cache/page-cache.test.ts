import { setTimeout as wait } from 'node:timers/promises';
import { FIRST, pageOf, SECOND, startNewsSite, type TestPage } from '../testing/news-site.ts';

type Site = Awaited<ReturnType<typeof startNewsSite>>;
let site: Site;
// A busy machine takes its time for a site.
jest.setTimeout(30_000);
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

/** A page that says how often its load ran, and what became of it. */
function counting(parts: Partial<TestPage> = {}) {
  let made = 0;
  const load = jest.fn<ReturnType<TestPage['load']>, Parameters<TestPage['load']>>(() => {
    made += 1;
    return { status: 200, data: `Made ${made} times` };
  });
  return { load, page: pageOf('', { load, ...parts }) };
}

/** Lets so many seconds pass for what is kept. */
function later(seconds: number): void {
  const then = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => then);
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; i < 1500; i += 1) {
    if (await holds()) return;
    await wait(10);
  }
  throw new Error('It did not come to that.');
}

test('a page is made once, however many ask for it at the same time and after', async () => {
  const { load, page } = counting();
  site = await startNewsSite({ one: page });
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask()));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await site.ask()).body).toContain('<h1>Made 1 times</h1>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page and its data come of one run of the load, in either order', async () => {
  const { load, page } = counting();
  site = await startNewsSite({ one: page });
  await site.ask('/local-news');
  const data = await site.ask(`/_data/${FIRST.id}/local-news`);
  expect(JSON.parse(data.body)).toMatchObject({ edition: FIRST.id, view: { data: 'Made 1 times' } });
  await site.ask(`/_data/${FIRST.id}/politics`);
  expect((await site.ask('/politics')).body).toContain('Made 2 times');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a stale page is sent at once and made anew behind it', async () => {
  const { load, page } = counting();
  site = await startNewsSite({ one: page });
  await site.ask();
  later(61);
  const stale = await site.ask();
  expect(stale.body).toContain('Made 1 times');
  expect(stale.headers.get('age')).toBe('61');
  await until(async () => (await site.ask()).body.includes('Made 2 times'));
  expect(load).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<TestPage>]>([
  [
    'whose load throws',
    {
      load: () => {
        throw new Error('no feed');
      },
    },
  ],
  ['whose source failed', { load: () => ({ status: 503, data: 'away' }) }],
  [
    'that throws while rendering',
    {
      Page: () => {
        throw new Error('no words');
      },
    },
  ],
])(
  'a page %s when it is made anew stays as it was, and is not tried at every request',
  async (_what, bad) => {
    site = await startNewsSite();
    await site.ask();
    const load = jest.fn(bad.load ?? (() => ({ status: 200 as const, data: '' })));
    site.pages['1'] = pageOf('Bad', { ...bad, load });
    later(100);
    for (let i = 0; i < 5; i += 1) {
      expect((await site.ask()).body).toContain('The old news');
      await wait(20);
    }
    expect(load).toHaveBeenCalledTimes(1);
    site.pages['1'] = pageOf('Good again');
    later(6);
    await until(async () => (await site.ask()).body.includes('Good again'));
  },
);

test('a failed page is kept by nobody', async () => {
  let status: 200 | 503 = 503;
  site = await startNewsSite({ one: pageOf('', { load: () => ({ status, data: `It is ${status}` }) }) });
  const failed = await site.ask();
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  status = 200;
  expect((await site.ask()).body).toContain('It is 200');
});

test('what is not there is kept shortly', async () => {
  const { load, page } = counting();
  load.mockImplementation(() => ({ status: 404, data: 'no such story' }));
  site = await startNewsSite({ one: page });
  for (let i = 0; i < 3; i += 1) expect((await site.ask('/article/none')).status).toBe(404);
  expect(load).toHaveBeenCalledTimes(1);
  later(11);
  await until(async () => {
    await site.ask('/article/none');
    return load.mock.calls.length === 2;
  });
});

test('a view with the release before in it is kept shortly', async () => {
  const bad = pageOf('', {
    load: () => {
      throw new Error('bad release');
    },
  });
  site = await startNewsSite({ two: bad, live: { edition: SECOND, canary: null } });
  const fallen = await site.ask();
  expect(fallen.body).toContain('The old news');
  expect(fallen.headers.get('cache-control')).toContain('s-maxage=2,');
  site.pages['2'] = pageOf('The new news');
  later(3);
  await until(async () => (await site.ask()).body.includes('The new news'));
});

test('a bad release is blamed once for each time a page is made, and what it made is not sent once it is set aside', async () => {
  const setAside = jest.fn();
  const failing = { now: false };
  site = await startNewsSite({
    live: { edition: SECOND, canary: null },
    asideEvents: { setAside },
    two: pageOf('The new news', {
      load: () => {
        if (failing.now) throw new Error('bad release');
        return { status: 200, data: 'The new news' };
      },
    }),
  });
  expect((await site.ask('/politics')).body).toContain('The new news');
  failing.now = true;
  for (const path of ['/local-news', '/business'])
    await Promise.all(Array.from({ length: 10 }, () => site.ask(path)));
  expect(setAside).not.toHaveBeenCalled();
  await site.ask('/technology');
  expect(setAside).toHaveBeenCalledTimes(1);
  expect((await site.ask('/politics')).body).toContain('The old news');
});

test('late readers follow one composition, and the next one gets the page whole', async () => {
  const { load, page } = counting();
  load.mockImplementation(async () => {
    await wait(1300);
    return { status: 200, data: 'Better late' };
  });
  site = await startNewsSite({ one: page });
  const late = await Promise.all([site.ask(), site.ask()]);
  for (const { body, headers } of late) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('Better late');
  }
  const whole = await site.ask();
  expect(whole.body).toContain('<h1>Better late</h1>');
  expect(whole.headers.get('cache-control')).toContain('s-maxage=60');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a reader who goes takes nothing from those who wait', async () => {
  const { load, page } = counting();
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
  const second = site.ask();
  gone.abort();
  expect(await first).toBe('gone');
  expect((await second).body).toContain('Still here');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

describe('the query', () => {
  const asked = () =>
    pageOf('', { load: ({ url }) => ({ status: 200, data: `Asked for ${url.pathname}${url.search}` }) });

  it('reaches a load as far as the route names it', async () => {
    site = await startNewsSite({ one: asked() });
    const { body } = await site.ask('/faq?utm_source=mail&q=radio%20hours');
    expect(body).toContain('Asked for /faq?q=radio+hours');
    expect((await site.ask('/about?q=x')).body).toContain('Asked for /about<');
  });

  it('makes no other page by what nobody named', async () => {
    const { load, page } = counting();
    site = await startNewsSite({ one: page });
    for (const path of ['/faq?utm_source=a', '/faq?utm_source=b', '/faq', '/faq?fbclid=c'])
      await site.ask(path);
    expect(load).toHaveBeenCalledTimes(1);
    await site.ask('/faq?q=one');
    await site.ask('/faq?q=one&utm_source=d');
    await site.ask(`/_data/${FIRST.id}/faq?q=one&utm_source=d`);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('every edition has pages of its own, also those of tabs', async () => {
  site = await startNewsSite();
  expect((await site.ask()).headers.get('x-edition')).toBe(FIRST.id);
  site.live.edition = SECOND;
  const { body, headers } = await site.ask();
  expect(body).toContain('The new news');
  expect(headers.get('x-edition')).toBe(SECOND.id);
  expect((await site.ask(`/_data/${FIRST.id}/local-news`)).body).toContain('The old news');
  expect((await site.ask(`/_data/${SECOND.id}~news/local-news`)).body).toContain('The old news');
  expect((await site.ask(`/_data/${SECOND.id}/local-news`)).body).toContain('The new news');
});

test('a canary and its cache keep readers apart; who is new gets a cookie with a kept page, for himself', async () => {
  site = await startNewsSite();
  site.live.canary = { edition: SECOND, percent: 50 };
  for (const [bucket, text, edition] of [
    ['7', 'The new news', SECOND],
    ['77', 'The old news', FIRST],
    ['7', 'The new news', SECOND],
  ] as const) {
    const { body, headers } = await site.ask('/local-news', { cookie: `bucket=${bucket}` });
    expect(body).toContain(text);
    expect(headers.get('x-edition')).toBe(edition.id);
    expect(headers.get('vary')).toBe('accept-encoding, cookie');
    expect(headers.get('set-cookie')).toBeNull();
  }
  const first = await site.ask();
  expect(first.headers.get('set-cookie')).toMatch(/^bucket=\d+;/);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(first.headers.get('etag')).toBeNull();
});

test('pages of a coming edition are made before it is served, the most read ones', async () => {
  const { load, page } = counting();
  site = await startNewsSite({ two: page });
  for (const path of ['/local-news', '/local-news', '/politics', '/article/none-such?x=1'])
    await site.ask(path);
  await site.link.coming(SECOND);
  expect(load).toHaveBeenCalledTimes(3);
  site.live.edition = SECOND;
  expect((await site.ask('/politics')).body).toContain('Made');
  expect(load).toHaveBeenCalledTimes(3);
});

test('an edition whose pages cannot be made, or not soon, is not held up', async () => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const load = async () => {
    await arrived;
    return { status: 200 as const, data: 'At last' };
  };
  site = await startNewsSite({ two: pageOf('', { load }) });
  await site.ask();
  await expect(site.link.coming(SECOND)).resolves.toBeUndefined();
  arrive();
});

test('views are counted whether they were made or kept, before anybody judges', async () => {
  const viewServed = jest.fn();
  const pageCacheAsked = jest.fn();
  site = await startNewsSite({ telemetry: { viewServed, pageCacheAsked } });
  for (let i = 0; i < 5; i += 1) await site.ask();
  await site.ask(`/_data/${FIRST.id}/local-news`);
  site.link.judging();
  const unit = expect.objectContaining({ remote: 'news', name: 'category', version: '1', edition: FIRST.id });
  const views = viewServed.mock.calls.map(([units, count]) => [units, count]);
  expect(views.every(([units]) => expect([unit]).toEqual(units) === undefined)).toBe(true);
  expect(views.reduce((sum, [, count]) => sum + count, 0)).toBe(6);
  const asked = (result: string) =>
    pageCacheAsked.mock.calls.reduce((sum, [, got, count]) => sum + (got === result ? count : 0), 0);
  expect([asked('miss'), asked('hit'), asked('stale')]).toEqual([2, 4, 0]);
});
