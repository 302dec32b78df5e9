import { signQaLink } from '../../shell/server/qa/qa-link.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
import { BROWSER_VERSION, QA_SECRET, QA_VERSION, THROWS_VERSION } from '../support/qa-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

// So that one worker starts the site with QA links, not three.
test.describe.configure({ mode: 'default' });

test('a QA link shows a release to one browser, says so, and leads back; readers see nothing of it', async ({
  page,
  qaSite,
  pageErrors,
}) => {
  const response = await page.goto(qaSite.link);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('summary', { hasText: 'Show Every One of All 15 Articles' })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Quality check' });
  await expect(banner).toContainText(`news ${QA_VERSION}, until`);
  await hydrated(page);
  await expectNoViolations(page);

  await page.locator('footer').getByRole('link', { name: 'National News' }).click();
  await expect(page.locator('h1')).toHaveText('National News');
  await expect(page.locator('summary', { hasText: 'Show Every One of All' })).toBeVisible();
  await expect(banner).toBeVisible();

  const reader = await (await fetch(`${qaSite.origin}/local-news`)).text();
  expect(reader).not.toContain('Quality check');
  expect(reader).not.toContain('Show Every One of All');

  await banner.getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page).toHaveURL(`${qaSite.origin}/national-news`);
  await expect(banner).toHaveCount(0);
  await expect(page.locator('summary', { hasText: 'See All' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('the QA link works and leads back without scripts', async ({ request, qaSite }) => {
  const shown = await (await request.get(qaSite.link)).text();
  expect(shown).toContain('Show Every One of All');
  const back = /<a [^>]*href="([^"]+)"[^>]*>Back to the live site</.exec(shown)?.[1] ?? '';
  const live = await request.get(qaSite.origin + back);
  expect(live.url()).toBe(`${qaSite.origin}/local-news`);
  expect(await live.text()).toContain('See All');
  expect(await live.text()).not.toMatch(/Show Every One of All|Quality check/);
});

test('a forged link shows an error and nothing else', async ({ request, qaSite }) => {
  const token = signQaLink(`${QA_SECRET}!`, { news: QA_VERSION }, new Date(Date.now() + 7_200_000));
  const response = await request.get(`${qaSite.origin}/_qa/${token}`);
  expect(response.status()).toBe(403);
  expect(await response.text()).toContain('<h1>This is not a QA link of this site</h1>');
  expect((await request.storageState()).cookies).toEqual([]);
});

test('without QA links their addresses are 404', async ({ request }) => {
  for (const path of ['/_qa/off', '/_qa/inspect', '/_qa/a.b'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the inspector loads only on request, and names the units across navigations', async ({
  page,
  qaSite,
  pageErrors,
}) => {
  const inspectors: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/inspector.')) inspectors.push(request.url());
  });
  await page.goto(qaSite.link);
  await hydrated(page);
  expect(inspectors).toEqual([]);

  await page.getByRole('link', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toContainText(`Release${QA_VERSION}OwnerNews desk`);
  await expect(panel.getByRole('listitem')).toContainText(
    /StateFrozen: the HTML of the server, no script.*KB, not fetched.*Server load\d+ ms/,
  );
  expect(inspectors).toHaveLength(1);

  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(panel.getByRole('button', { name: 'static · faq' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toContainText(
    /StateLive.*KB in \d+ ms.*Server load\d+ ms.*Alive after/,
  );

  await page.getByRole('link', { name: 'The Omaha Meadowlark' }).first().click();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('main')).toBeFocused();
  const news = panel.getByRole('button', { name: 'news · front-national' });
  // Again if the page was late: when it arrives, it scrolls to the top.
  await expect(async () => {
    await news.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-unit="news/block/front-national"]')).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await expect(news).toBeFocused();

  // The panel does not cover the focused element of the page either.
  const more = page.locator('[data-unit="news/block/front-national"] article a').first();
  await page.getByRole('link', { name: 'View All' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  const [link, over] = [await more.boundingBox(), await panel.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);

  await panel.getByText('Inspector', { exact: true }).click();
  await expect(news).toBeHidden();
  await page.getByRole('link', { name: 'Stop inspecting' }).first().click();
  await expect(panel).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('a pinned release that fails on the server shows the error with its source location above the page, in the inspector and in the log', async ({
  page,
  qaSite,
}) => {
  const from = qaSite.log().length;
  const response = await page.goto(qaSite.linkTo({ static: THROWS_VERSION }, '/about'));
  expect(response?.status()).toBe(503);
  const banner = page.getByRole('region', { name: 'Quality check' });
  const why = /the about page is not well \((?:src|shared)\/[\w/.-]+\.tsx?:\d+:\d+\)/;
  await expect(banner.getByRole('listitem')).toHaveText(
    new RegExp(`^static/page/about ${THROWS_VERSION} failed: ${why.source}$`),
  );
  await expectNoViolations(page);

  await banner.getByRole('link', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector' });
  await expect(panel.getByRole('listitem')).toContainText(why);
  const line = qaSite
    .log()
    .slice(from)
    .split('\n')
    .find((text) => text.includes('"qa-unit-failed"'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    remote: 'static',
    version: THROWS_VERSION,
    unit: 'static/page/about',
    message: 'the about page is not well',
    place: expect.stringMatching(/\.tsx?:\d+:\d+$/),
  });
  // Readers do not see the pinned release, and metrics do not count it.
  const reader = await (await fetch(`${qaSite.origin}/about`)).text();
  expect(reader).not.toMatch(/not well|data-qa-failures/);
  const metrics = await (await fetch(`${qaSite.origin}/metrics`)).text();
  expect(metrics).not.toMatch(/(?:errors|fallbacks|views|unit_loads)_total\{[^}]*9\.9\.9-throws/);
});

test('a pinned release that fails in the browser shows the error above the page, in the inspector and in the log', async ({
  page,
  qaSite,
}) => {
  const from = qaSite.log().length;
  await page.goto(qaSite.linkTo({ static: BROWSER_VERSION }, '/opinion'));
  await page.getByRole('link', { name: 'Inspect' }).click();
  await hydrated(page);
  const banner = page.getByRole('region', { name: 'Quality check' });
  const why = /not in a browser \(\/releases\/static\/9\.9\.9-browser\/web\/[\w/.-]+:\d+:\d+\)/;
  await expect(banner.getByRole('listitem')).toHaveText(
    new RegExp(`^static/page/opinion ${BROWSER_VERSION} failed: ${why.source}$`),
  );
  await expect(
    page.getByRole('region', { name: 'Inspector' }).getByRole('listitem').filter({ hasText: 'opinion' }),
  ).toContainText(why);
  await expect
    .poll(() => qaSite.log().slice(from))
    .toMatch(/"qa-unit-failed".*"side":"browser".*"message":"[^"]*not in a browser"/);
});
