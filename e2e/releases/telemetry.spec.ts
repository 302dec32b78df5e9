import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** These tests start their own site: reports of one client about a release count only once in five minutes. */
const testAlone = test.extend<{ ownSite: RunningSite }>({
  // oxlint-disable-next-line no-empty-pattern
  ownSite: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
});

/** Waits until the measuring script runs. `reader` loads it when the page is idle. */
async function reporting(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/vitals\.[^/]*js$/.test(name)),
  );
}

/** Throws an uncaught error in the page, as if by a script at this address. */
async function throwIn(session: CDPSession, script: string, message: string): Promise<void> {
  await session.send('Runtime.evaluate', {
    expression: `setTimeout(() => { throw new Error(${JSON.stringify(message)}); })\n//# sourceURL=${script}`,
  });
}

async function metrics(request: APIRequestContext): Promise<string> {
  return (await request.get('/metrics')).text();
}

/** The value of a counter. Other tests use the same site, so compare only differences. */
async function count(request: APIRequestContext, counter: string): Promise<number> {
  const line = (await metrics(request)).split('\n').find((one) => one.startsWith(`${counter} `));
  return Number(line?.slice(counter.length) ?? 0);
}

function versionIn(html: string, remote: string): string {
  const state = /<script [^>]*id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(state) as { releases: Record<string, { version: string }> }).releases[remote]
    ?.version as string;
}

test('metrics count loads and renders by remote and version', async ({ request }) => {
  // No page of a search is kept.
  const view = async () => (await request.get(`/faq?q=${Math.random()}`)).text();
  const labels = `remote="static",version="${versionIn(await view(), 'static')}"`;
  const loads = `meadowlark_release_loads_total{${labels},outcome="ok"}`;
  const renders = `meadowlark_renders_total{${labels},unit="page/faq"}`;
  const [loaded, rendered] = [await count(request, loads), await count(request, renders)];
  expect(loaded).toBeGreaterThan(0);
  expect(rendered).toBeGreaterThan(0);
  await view();
  expect(await count(request, renders)).toBe(rendered + 1);
  // Loaded once, although a page was rendered again.
  expect(await count(request, loads)).toBe(loaded);
  const text = await metrics(request);
  expect(text).toMatch(/meadowlark_http_requests_total\{kind="page",status="2xx",channel="\w+"\} [1-9]/);
  expect(text).toMatch(/meadowlark_edition_info\{edition="[^"]+"\} 1/);
  expect(text).toMatch(
    /meadowlark_relay_results_total\{service="feeds",result="sample",category="local-news"\}/,
  );
});

test('a server that has an edition is ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});

test('a request logs one line with its id, route and edition, and not its URL', async ({
  request,
  // Responses from the page cache are counted but not logged, so this site runs without that cache.
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

test('readers who leave before their page is rendered are no failures', async ({ scripted: site }) => {
  const from = site.log().length;
  const log = () => site.log().slice(from);
  const leaving = new AbortController();
  // More than composers render at once, so that most are still waiting when their readers leave.
  const underWay = Array.from({ length: 40 }, (_, i) =>
    fetch(`${site.origin}/faq?q=${i}`, { signal: leaving.signal }).then(
      () => 'answered',
      () => 'left',
    ),
  );
  expect(await Promise.race(underWay)).toBe('answered');
  leaving.abort();
  const left = (await Promise.all(underWay)).filter((how) => how === 'left').length;
  expect(left).toBeGreaterThan(0);
  await expect
    .poll(() => log().match(/"request ended, its reader has left"/g)?.length ?? 0)
    .toBeGreaterThan(0);
  expect(log()).not.toContain('"level":50');
});

testAlone(
  'an uncaught error is reported for its remote, even from before the reporting script loads, and without reader data; an error of a third-party script is not reported',
  async ({ page, request, ownSite: site }) => {
    const reports: string[] = [];
    page.on('request', (requested) => {
      if (requested.url().endsWith('/_report')) reports.push(requested.postData() ?? '');
    });
    const { promise: held, resolve: arrive } = deferred();
    await page.route(/\/reader\.[^/]*js$/, async (route) => {
      await held;
      await route.continue();
    });
    const from = site.log().length;
    await page.goto('/local-news?reader=somebody');
    const { releases } = await site.store.edition((await site.store.live())?.edition ?? '');
    const errors = (remote: string, unit: string) =>
      count(
        request,
        `meadowlark_errors_total{remote="${remote}",version="${releases[remote]}",unit="${unit}",side="browser"}`,
      );
    const scriptsOf = (remote: string) => `${site.origin}/releases/${remote}/${releases[remote]}/web`;
    const session = await page.context().newCDPSession(page);

    await throwIn(session, `${site.origin}/elsewhere.js`, 'an extension');
    await throwIn(session, `${scriptsOf('news')}/remoteEntry.js`, 'early');
    // Both errors have been thrown.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    arrive();
    await expect.poll(() => errors('news', 'none')).toBe(1);

    const listing = `${scriptsOf('blog')}/static/js/async/page-listing.js`;
    await throwIn(session, listing, `No data at ${page.url()}`);
    await expect.poll(() => errors('blog', 'page/listing')).toBe(1);
    const log = site.log().slice(from);
    const line = log
      .split('\n')
      .find((text) => text.includes('"unit failed in a browser"') && text.includes('blog/page/listing'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      remote: 'blog',
      version: releases['blog'],
      owner: 'Blog team',
      unit: 'blog/page/listing',
      side: 'browser',
    });
    expect(reports.map((report) => JSON.parse(report) as unknown)).toEqual([
      expect.objectContaining({ kind: 'error', route: '/local-news' }),
      expect.objectContaining({ kind: 'error', route: '/local-news' }),
    ]);
    expect(reports.join()).not.toContain('somebody');
    expect(log).not.toMatch(/_report.*remoteAddress|an extension/);
  },
);

testAlone(
  'a handled failure is reported with its fallback, and one page view in ten reports its speed by route pattern when the reader leaves',
  async ({ page, request }) => {
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.goto('/blog?search=private');
    const version = versionIn(await page.content(), 'blog');
    const fallbacks = `meadowlark_fallbacks_total{remote="blog",version="${version}",unit="page/listing",to="fallback",side="browser"}`;
    const views = 'meadowlark_web_vital_seconds_count{vital="TTFB",route="/blog",channel="live"}';
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
    await expect.poll(() => count(request, fallbacks)).toBe(1);

    await page.goto('/about');
    await expect.poll(() => count(request, views)).toBe(1);
    expect(await metrics(request)).not.toContain('private');
  },
);

test('of the pages that a tab shows, one that stopped responding is reported, and none that was left or that a popup has a copy of', async ({
  page,
  context,
}) => {
  const hangs: unknown[] = [];
  context.on('request', (requested) => {
    if (!requested.url().endsWith('/_report')) return;
    // Some page views also report their speed.
    const report = requested.postDataJSON() as { kind: string };
    if (report.kind === 'hang') hangs.push(report);
  });
  const noted = (shown: Page, route: string) =>
    shown.waitForFunction((text) => sessionStorage.getItem('shown')?.includes(text), `"${route}"`);
  await page.goto('/faq');
  await noted(page, '/faq');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/contact'));
  const popup = await opened;
  await noted(popup, '/contact');
  await popup.close();
  await page.goto('/about');
  await noted(page, '/about');
  await page.evaluate(() => {
    // As if the script that removes the note did not run any more.
    const note = sessionStorage.getItem('shown') ?? '';
    addEventListener('visibilitychange', () => sessionStorage.setItem('shown', note), true);
  });
  await page.reload();
  await expect.poll(() => hangs).toEqual([{ kind: 'hang', edition: expect.any(String), route: '/about' }]);
});
