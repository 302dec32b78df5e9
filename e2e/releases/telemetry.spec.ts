import type { CDPSession, Page } from '@playwright/test';
import { startSite } from '../support/running-site.ts';
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

async function metrics(origin: string): Promise<string> {
  return (await fetch(`${origin}/metrics`)).text();
}

async function versionOf(page: Page, remote: string): Promise<string> {
  const state = await page.locator('#page-state').textContent();
  return (JSON.parse(state ?? '') as { releases: Record<string, { version: string }> }).releases[remote]
    ?.version as string;
}

test('metrics tell what was loaded and rendered, by remote and version', async ({ page, site }) => {
  await page.goto('/local-news');
  const labels = `remote="news",version="${await versionOf(page, 'news')}"`;
  const text = await metrics(site.origin);
  expect(text).toContain(`meadowlark_release_loads_total{${labels},outcome="ok"} 1`);
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
  page,
}) => {
  // What comes out of the page cache is counted, and leaves no line of its own.
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  await page.goto(`${site.origin}/blog?search=zoning`);
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toContainText('Questions');
  const completed = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.includes('"request completed"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const edition = (await site.store.live())?.edition;
  const line = { reqId: expect.stringMatching(/^req-/), edition, method: 'GET', status: 200 };
  await expect
    .poll(completed)
    .toContainEqual(expect.objectContaining({ ...line, route: '/*', page: '/blog', channel: 'live' }));
  await expect
    .poll(completed)
    .toContainEqual(expect.objectContaining({ ...line, route: '/_data/*', page: '/faq', channel: 'tab' }));
  expect(site.log()).not.toMatch(/zoning|remoteAddress/);
  await site.stop();
});

test('an uncaught error is reported, laid at the door of its remote, and says nothing of the reader', async ({
  page,
  site,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_report')) reports.push(request.postData() ?? '');
  });
  await page.goto('/local-news?reader=somebody');
  const version = await versionOf(page, 'news');
  await hydrated(page);
  await reporting(page);
  const script = `${site.origin}/releases/news/${version}/web/static/js/async/page-category.1a2b3c4d.js`;
  const session = await page.context().newCDPSession(page);
  await throwIn(session, script, `No data at ${page.url()}`);

  const counted = `meadowlark_errors_total{remote="news",version="${version}",unit="page/category",side="browser"} 1`;
  await expect.poll(() => metrics(site.origin)).toContain(counted);
  const line = site
    .log()
    .split('\n')
    .find((text) => text.includes('"unit failed in a browser"'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    remote: 'news',
    version,
    owner: 'News desk',
    unit: 'news/page/category',
    side: 'browser',
  });
  await expect.poll(() => reports).toHaveLength(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ kind: 'error', route: '/local-news' });
  expect(reports.join()).not.toContain('somebody');
  expect(site.log()).not.toMatch(/_report.*remoteAddress/);
});

test('an error before the script that reports is there is not lost; one of a stranger is nobody’s', async ({
  page,
  site,
}) => {
  await page.goto('/faq');
  const version = await versionOf(page, 'static');
  const session = await page.context().newCDPSession(page);
  await throwIn(session, `${site.origin}/elsewhere.js`, 'an extension');
  await throwIn(session, `${site.origin}/releases/static/${version}/web/remoteEntry.js`, 'early');
  await expect
    .poll(() => metrics(site.origin))
    .toContain(`meadowlark_errors_total{remote="static",version="${version}",unit="none",side="browser"} 1`);
  expect(site.log()).not.toContain('an extension');
});

test('a failure that the page dealt with is reported with what the reader got instead', async ({
  page,
  site,
}) => {
  await page.goto('/opinion');
  const version = await versionOf(page, 'static');
  await hydrated(page);
  await reporting(page);
  await page.evaluate((released) => {
    const edition = (
      JSON.parse(document.querySelector('#page-state')?.textContent ?? '') as { edition: string }
    ).edition;
    const detail = {
      unit: 'static/page/opinion',
      remote: 'static',
      version: released,
      edition,
      stage: 'render',
      message: 'x is not a function',
      fellBackTo: 'fallback',
      at: Date.now(),
    };
    window.dispatchEvent(new CustomEvent('meadowlark:failure', { detail }));
  }, version);
  await expect
    .poll(() => metrics(site.origin))
    .toContain(
      `meadowlark_fallbacks_total{remote="static",version="${version}",unit="page/opinion",to="fallback",side="browser"} 1`,
    );
});

/** How many views of the blog said how fast they were, as far as the site has heard. */
async function blogVitals(origin: string): Promise<number> {
  const line = /meadowlark_web_vital_seconds_count\{vital="TTFB",route="\/blog",channel="live"\} (\d+)/;
  return Number(line.exec(await metrics(origin))?.[1] ?? 0);
}

test('one page view in ten says how fast it was, by route pattern, when the reader turns away', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  // Other tests read this site as well, and one in ten of them says so.
  const before = await blogVitals(site.origin);
  await page.goto('/blog?search=private');
  await hydrated(page);
  await reporting(page);
  await page.goto('/about');
  await expect.poll(() => blogVitals(site.origin)).toBe(before + 1);
  expect(await metrics(site.origin)).not.toContain('private');
});
