import { setTimeout as wait } from 'node:timers/promises';
import { FIRST, pageOf, SECOND, startNewsSite, type TestPage } from '../testing/news-site.ts';
import { until } from '../../../lib/testing/until.ts';
import { later } from '../testing/later.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
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
  'a page %s when it is refreshed stays as it was, and is not retried at every request',
  async (_what, bad) => {
    site = await startNewsSite();
    await site.request();
    const load = jest.fn(bad.load ?? (() => ({ status: 200 as const, data: '' })));
    site.pages['1'] = pageOf('Bad', { ...bad, load });
    later(100);
    for (let i = 0; i < 5; i += 1) {
      expect((await site.request()).body).toContain('The old news');
      await wait(20);
    }
    expect(load).toHaveBeenCalledTimes(1);
    site.pages['1'] = pageOf('Good again');
    later(6);
    await until(async () => (await site.request()).body.includes('Good again'));
  },
);

test('a failed page is not cached anywhere', async () => {
  let status: 200 | 503 = 503;
  site = await startNewsSite({ one: pageOf('', { load: () => ({ status, data: `It is ${status}` }) }) });
  const failed = await site.request();
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  status = 200;
  expect((await site.request()).body).toContain('It is 200');
});

test.each([
  ['here', 4 * 1024 * 1024],
  ['only by caches in front', null],
])('a view with the previous release is cached briefly, %s', async (_where, maxBytes) => {
  const bad = pageOf('', {
    load: () => {
      throw new Error('bad release');
    },
  });
  site = await startNewsSite({ two: bad, live: { edition: SECOND, canary: null }, maxBytes });
  const fallen = await site.request();
  expect(fallen.body).toContain('The old news');
  expect(fallen.headers.get('cache-control')).toContain('s-maxage=2,');
  site.pages['2'] = pageOf('The new news');
  later(3);
  await until(async () => (await site.request()).body.includes('The new news'));
});

test('a bad release is blamed once per rendering of a page, and its pages are not sent once it is quarantined', async () => {
  const quarantined = jest.fn();
  const failing = { now: false };
  site = await startNewsSite({
    live: { edition: SECOND, canary: null },
    quarantineEvents: { quarantined },
    two: pageOf('The new news', {
      load: () => {
        if (failing.now) throw new Error('bad release');
        return { status: 200, data: 'The new news' };
      },
    }),
  });
  expect((await site.request('/politics')).body).toContain('The new news');
  failing.now = true;
  for (const path of ['/local-news', '/business'])
    await Promise.all(Array.from({ length: 10 }, () => site.request(path)));
  expect(quarantined).not.toHaveBeenCalled();
  await site.request('/technology');
  expect(quarantined).toHaveBeenCalledTimes(1);
  expect((await site.request('/politics')).body).toContain('The old news');
});

test('a page whose head Node refuses is an error for its readers, even from the cache', async () => {
  // No response head may contain this character, and each page names its edition in its head.
  const edition = { ...FIRST, id: `${FIRST.id}\u2028` };
  site = await startNewsSite({ live: { edition, canary: null } });
  // Just rendered, without pictures, then from the cache: by the framework and before it.
  for (const headers of [{}, { 'save-data': 'on' }, {}, {}]) {
    const response = await site.request('/local-news', headers, { signal: AbortSignal.timeout(5000) });
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(response.body).toContain('Unexpected Application Error!');
  }
  site.live.edition = FIRST;
  expect((await site.request()).status).toBe(200);
});

test('readers who leave do not get a release blamed', async () => {
  const events: string[] = [];
  let leaving: AbortController | null = null;
  site = await startNewsSite({
    maxBytes: null,
    live: { edition: SECOND, canary: null },
    record: ({ event }) => void events.push(event),
    two: pageOf('The new news', {
      load: async ({ signal }) => {
        if (!leaving) return { status: 200, data: '' };
        leaving.abort();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    }),
  });
  for (const path of ['/politics', '/business', '/technology', '/politics', '/business']) {
    leaving = new AbortController();
    await expect(site.request(path, {}, { signal: leaving.signal })).rejects.toThrow('aborted');
  }
  leaving = null;
  expect((await site.request('/politics')).body).toContain('The new news');
  expect(events.filter((event) => event === 'view-composed')).toHaveLength(1);
  expect(events).not.toContain('unit-failed');
  expect(events).not.toContain('fell-back');
});

test('a page for a reader who has left is not counted as served, whatever the load does on its abort', async () => {
  const events: string[] = [];
  const leaving = new AbortController();
  site = await startNewsSite({
    maxBytes: null,
    live: { edition: SECOND, canary: null },
    record: ({ event }) => void events.push(event),
    two: pageOf('The new news', {
      load: ({ signal }) => {
        leaving.abort();
        return new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve({ status: 503, data: 'given up' })),
        );
      },
    }),
  });
  await expect(site.request('/politics', {}, { signal: leaving.signal })).rejects.toThrow('aborted');
  await until(() => events.includes('page-rendered'));
  await wait(100);
  expect(events).not.toContain('view-served');
});
