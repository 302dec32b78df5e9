import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { signQaLink } from '../../shell/server/qa/qa-link.ts';
import { expectNoViolations } from '../a11y/check.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test as base } from '../support/test.ts';

const SECRET = 'the secret of a test, long enough to sign with';
const VERSION = '9.9.9-qa';

/** A site with a release of news in its store that no reader gets, and the link that shows it. */
const test = base.extend<object, { qaSite: RunningSite & { link: string } }>({
  qaSite: [
    // Playwright reads from the parameters which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite({ OVERRIDE_SECRET: SECRET });
      const folder = await deriveRelease('news', VERSION, 'See All', 'Show Every One of All');
      await publishRelease(site.store, folder);
      const token = signQaLink(SECRET, { news: VERSION }, new Date(Date.now() + 7_200_000));
      await use({ ...site, link: `${site.origin}/_qa/${token}?to=/local-news` });
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test('a link shows a release to one browser, says so, and leads back; readers see nothing of it', async ({
  page,
  qaSite,
  complaints,
}) => {
  const answer = await page.goto(qaSite.link);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('summary', { hasText: 'Show Every One of All 15 Articles' })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Quality check' });
  await expect(banner).toContainText(`news ${VERSION}, until`);
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
  expect(complaints).toEqual([]);
});

test('the link works and leads back without scripts', async ({ browser, qaSite }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(qaSite.link);
  await expect(page.locator('summary', { hasText: 'Show Every One of All' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page.locator('summary', { hasText: 'See All' })).toBeVisible();
  await page.close();
});

test('a forged link says so and shows nothing else', async ({ page, qaSite }) => {
  const token = signQaLink(`${SECRET}!`, { news: VERSION }, new Date(Date.now() + 7_200_000));
  const answer = await page.goto(`${qaSite.origin}/_qa/${token}`);
  expect(answer?.status()).toBe(403);
  await expect(page.locator('h1')).toHaveText('This is no QA link of this site');
  expect(await page.context().cookies()).toEqual([]);
});

test('where overrides are off, the addresses are pages that are not there', async ({ page, site }) => {
  for (const path of ['/_qa/off', '/_qa/inspect', '/_qa/a.b'])
    expect((await page.goto(site.origin + path))?.status(), path).toBe(404);
});

test('the inspector comes only when asked for, and names the units over navigations', async ({
  page,
  qaSite,
  complaints,
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
  await expect(panel.getByRole('listitem')).toContainText(`Release${VERSION}OwnerNews desk`);
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
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  const news = panel.getByRole('button', { name: 'news · front-national' });
  await news.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-unit="news/block/front-national"]')).toBeInViewport();
  await expect(news).toBeFocused();

  await panel.getByText('Inspector', { exact: true }).click();
  await expect(news).toBeHidden();
  await page.getByRole('link', { name: 'Stop inspecting' }).first().click();
  await expect(panel).toHaveCount(0);
  expect(complaints).toEqual([]);
});
