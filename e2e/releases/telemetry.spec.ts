import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** The page's idle time has come, and the script that reports is at work. */
async function reporting(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/reports\.[^/]*js$/.test(name)),
  );
}

/** Lets an uncaught error happen in the page, as if a script of this address had thrown it. */
async function throwIn(session: CDPSession, script: string, message: string): Promise<void> {
  await session.send('Runtime.evaluate', {
    expression: `setTimeout(() => { throw new Error(${JSON.stringify(message)}); })\n//# sourceURL=${script}`,
  });
}

async function metrics(request: APIRequestContext): Promise<string> {
  return (await request.get('/metrics')).text();
}

/** What a counter stands at; other tests use the same site, so only how it moves says something. */
async function count(request: APIRequestContext, counter: string): Promise<number> {
  const line = (await metrics(request)).split('\n').find((one) => one.startsWith(`${counter} `));
  return Number(line?.slice(counter.length) ?? 0);
}

function versionIn(html: string, remote: string): string {
  const state = /<script [^>]*id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(state) as { releases: Record<string, { version: string }> }).releases[remote]
    ?.version as string;
}

test('metrics tell what was loaded and rendered, by remote and version', async ({ request }) => {
  const view = async () => (await request.get('/local-news')).text();
  const labels = `remote="news",version="${versionIn(await view(), 'news')}"`;
  const loads = `meadowlark_release_loads_total{${labels},outcome="ok"}`;
  const loaded = await count(request, loads);
  expect(loaded).toBeGreaterThan(0);
  await view();
  // Once, however often it is shown.
  expect(await count(request, loads)).toBe(loaded);
  const text = await metrics(request);
  expect(text).toMatch(new RegExp(`meadowlark_renders_total\\{${labels},unit="page/category"\\} [1-9]`));
  expect(text).toMatch(/meadowlark_http_requests_total\{kind="page",status="2xx",channel="\w+"\} [1-9]/);
  expect(text).toMatch(/meadowlark_edition_info\{edition="[^"]+"\} 1/);
  expect(text).toMatch(
    /meadowlark_relay_results_total\{service="feeds",result="sample",category="local-news"\}/,
  );
});

test('a server that has an edition is ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('a request leaves one line in the log: its id, its route and its edition, not its address', async ({
  request,
  // What comes out of the page cache is counted, and leaves no line of its own: this site has none.
  scripted: site,
}) => {
  const from = site.log().length;
  const edition = (await site.store.live())?.edition ?? '';
  await request.get(`${site.origin}/blog?search=zoning`);
  await request.get(`${site.origin}/_data/${edition}/faq`);
  const log = () => site.log().slice(from);
  const completed = () =>
    log()
      .split('\n')
      .filter((line) => line.includes('"request completed"') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const line = { reqId: expect.stringMatching(/^req-/), edition, method: 'GET', status: 200 };
  await expect
    .poll(completed)
    .toEqual([
      expect.objectContaining({ ...line, route: '/*', page: '/blog', channel: 'live' }),
      expect.objectContaining({ ...line, route: '/_data/*', page: '/faq', channel: 'tab' }),
    ]);
  expect(log()).not.toMatch(/zoning|remoteAddress/);
});

test('an uncaught error is reported, also one from before the script that reports is there, laid at the door of its remote, and says nothing of the reader; one of a stranger is nobody’s', async ({
  page,
  request,
  site,
}) => {
  const reports: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/_report')) reports.push(asked.postData() ?? '');
  });
  const { released: held, letGo: arrive } = hold();
  await page.route(/\/reports\.[^/]*js$/, async (route) => {
    await held;
    await route.continue();
  });
  const from = site.log().length;
  await page.goto('/local-news?reader=somebody');
  const version = versionIn(await page.content(), 'news');
  const errors = (unit: string) =>
    count(
      request,
      `meadowlark_errors_total{remote="news",version="${version}",unit="${unit}",side="browser"}`,
    );
  const [ofNone, ofPage] = [await errors('none'), await errors('page/category')];
  const release = `${site.origin}/releases/news/${version}/web`;
  const session = await page.context().newCDPSession(page);

  await throwIn(session, `${site.origin}/elsewhere.js`, 'an extension');
  await throwIn(session, `${release}/remoteEntry.js`, 'early');
  // Both have been thrown.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  arrive();
  await expect.poll(() => errors('none')).toBe(ofNone + 1);

  await throwIn(session, `${release}/static/js/async/page-category.1a2b3c4d.js`, `No data at ${page.url()}`);
  await expect.poll(() => errors('page/category')).toBe(ofPage + 1);
  const log = site.log().slice(from);
  const line = log
    .split('\n')
    .find((text) => text.includes('"unit failed in a browser"') && text.includes('news/page/category'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    remote: 'news',
    version,
    owner: 'News desk',
    unit: 'news/page/category',
    side: 'browser',
  });
  expect(reports.map((report) => JSON.parse(report) as unknown)).toEqual([
    expect.objectContaining({ kind: 'error', route: '/local-news' }),
    expect.objectContaining({ kind: 'error', route: '/local-news' }),
  ]);
  expect(reports.join()).not.toContain('somebody');
  expect(log).not.toMatch(/_report.*remoteAddress|an extension/);
});

test('a failure that the page dealt with is reported with what the reader got instead, and one page view in ten says how fast it was, by route pattern, when the reader turns away', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/blog?search=private');
  const version = versionIn(await page.content(), 'blog');
  const fallbacks = `meadowlark_fallbacks_total{remote="blog",version="${version}",unit="page/listing",to="fallback",side="browser"}`;
  const views = 'meadowlark_web_vital_seconds_count{vital="TTFB",route="/blog",channel="live"}';
  const [fallen, told] = [await count(request, fallbacks), await count(request, views)];
  await hydrated(page);
  await reporting(page);
  await page.evaluate((released) => {
    const edition = (
      JSON.parse(document.querySelector('#page-state')?.textContent ?? '') as { edition: string }
    ).edition;
    const detail = {
      unit: 'blog/page/listing',
      remote: 'blog',
      version: released,
      edition,
      stage: 'render',
      message: 'x is not a function',
      fellBackTo: 'fallback',
      at: Date.now(),
    };
    window.dispatchEvent(new CustomEvent('meadowlark:failure', { detail }));
  }, version);
  await expect.poll(() => count(request, fallbacks)).toBe(fallen + 1);

  await page.goto('/about');
  await expect.poll(() => count(request, views)).toBe(told + 1);
  expect(await metrics(request)).not.toContain('private');
});
