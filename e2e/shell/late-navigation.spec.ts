import type { Page } from '@playwright/test';
import { blogPage } from '../support/services/blog-platform.ts';
import { deferred } from '../support/deferred.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { plainItems, rssOf } from '../support/services/rss.ts';
import type { ScriptedSite } from '../support/scripted-site.ts';
import { pauseClock } from '../support/browser/pause-clock.ts';
import { expect, hydrated, test as base } from '../support/test.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';

const test = base.extend({ baseURL: async ({ scripted }, use) => use(scripted.origin) });

/** Holds feeds and blog until the returned function is called. */
function holdServices(scripted: ScriptedSite): () => void {
  const { promise: released, resolve: release } = deferred();
  scripted.setFeedResponse(() => released.then(() => rssOf(plainItems(15))));
  scripted.setBlogResponse(async (url) => {
    await released;
    return blogPage(128, Number(url.searchParams.get('page')));
  });
  return release;
}

/** Opens and wakes a page, then pauses its clock. */
async function openAwake(page: Page, path: string): Promise<void> {
  await setConnection(page, SLOW);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await pauseClock(page);
}

/** Clicks without real input, because browsers ignore layout shifts for 500 ms after an input. */
const press = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent('click');

/** The pending texts of the page. */
const pending = (page: Page) => page.locator('main [data-pending] [role=status]');
const announced = (page: Page) => page.locator('[role=status][aria-live=polite]').last();

/** Clicks a link and advances the clock to one second, when the pending page replaces the old one. */
async function waitASecond(page: Page, href: string): Promise<void> {
  const before = page.url();
  const requested = page.waitForRequest(/\/_data\//);
  await press(page, href);
  await requested;
  await page.clock.runFor(990);
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
  expect(page.url()).toBe(before);
  await page.clock.runFor(10);
}

for (const { from, to, texts, tag } of [
  // A page of another program, whose scripts are not loaded yet, and one of the same program.
  { from: '/about', to: '/local-news', texts: ['Loading local news...'], tag: [] },
  { from: '/about', to: '/national-news', texts: ['Loading national news...'], tag: '@full' },
  { from: '/about', to: '/blog', texts: ['Loading blogs...'], tag: '@full' },
  { from: '/business', to: '/local-news', texts: ['Loading local news...'], tag: '@full' },
  { from: '/business', to: '/politics', texts: ['Loading latest news...'], tag: '@full' },
  { from: '/blog?page=2', to: '/blog?page=3', texts: ['Loading blogs...'], tag: [] },
])
  // spec 2 Blog listing: 'Loading blogs...'
  // spec 8 Errors: 'Loading local news...', 'Loading national news...', 'Loading latest news...'
  // spec beyond: Route changes are announced
  test(
    `from ${from} to ${to}: the previous page stays for a second, then ${texts.join(' ')}`,
    { tag },
    async ({ page, scripted, pageErrors }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAwake(page, from);
      const release = holdServices(scripted);
      await waitASecond(page, to);
      await expect(pending(page)).toHaveText(texts);
      await expect(page).toHaveURL(to);
      // Browsers share the canonical link: not that of the previous page.
      await expect(page.locator('head [data-head]')).toHaveCount(0);
      await expect(announced(page)).toHaveText(texts[0] ?? '');
      await expect(page.locator('main')).toBeFocused();
      release();
      await expect(page.locator('main article').first()).toBeVisible();
      await expect(pending(page)).toHaveCount(0);
      await expect(announced(page)).toHaveText(await page.title());
      await expect(page.locator('main')).toBeFocused();
      await page.clock.resume();
      expect(await layoutShifts(page)).toEqual([]);
      expect(pageErrors).toEqual([]);

      await page.goBack();
      await expect(page).toHaveURL(from);
      await expect(page.locator('main h1')).toBeVisible();
    },
  );

// spec 8 Errors: 'Loading local news...', 'Loading national news...', 'Loading latest news...'
test('the front page shows the loading text of each of its blocks', async ({ page, scripted }) => {
  await openAwake(page, '/');
  await press(page, '/about');
  await expect(page.locator('main h1')).toHaveText('About Us');
  const release = holdServices(scripted);
  await waitASecond(page, '/');
  for (const text of ['Loading local news...', 'Loading national news...'])
    await expect(pending(page).filter({ hasText: text })).toBeVisible();
  release();
  await expect(page.getByText('See All 15 National Articles')).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
  await page.clock.resume();
  expect(await layoutShifts(page)).toEqual([]);
});

test('a reader who goes elsewhere, goes back or waits while a page is late gets the page they chose', async ({
  page,
  scripted,
}) => {
  await openAwake(page, '/business');
  const release = holdServices(scripted);
  await waitASecond(page, '/politics');
  await expect(pending(page)).toHaveText('Loading latest news...');
  // Another page, which is not late.
  await press(page, '/faq');
  await expect(page.locator('main h1')).toHaveText('Questions, answered');
  await expect(page).toHaveURL('/faq');

  // Back to the late page, which is late again, and back once more before it arrives.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/politics');
  await page.clock.runFor(1000);
  await expect(pending(page)).toHaveText('Loading latest news...');
  await page.evaluate(() => history.back());
  await expect(page.locator('main h1')).toHaveText('Business');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
  release();
});

test('a late page that fails shows the error screen, and the site still works', async ({
  page,
  scripted,
}) => {
  await openAwake(page, '/business');
  const release = holdServices(scripted);
  const { promise: released, resolve: breakOff } = deferred();
  await page.route('**/_data/**', async (route) => {
    await released;
    await route.abort();
  });
  await waitASecond(page, '/politics');
  await expect(pending(page)).toHaveText('Loading latest news...');
  breakOff();
  await expect(page.locator('main h1')).toHaveText('Unexpected Application Error!');
  await expect(announced(page)).toHaveText(await page.title());
  await expect(page).toHaveURL('/politics');
  await page.unroute('**/_data/**');
  release();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});
