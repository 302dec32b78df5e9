import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Addresses asked for from now on, without the edition. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    asked.push(
      request.isNavigationRequest() ? `document ${pathname}` : pathname.replace(/^\/_data\/[^/]+/, 'data '),
    );
  });
  return asked;
}

const data = (asked: readonly string[]) => asked.filter((one) => one.startsWith('data '));

/** What the browser says of the reader's connection. */
async function connect(
  page: Page,
  connection: { saveData: boolean; effectiveType: string; downlink?: number },
): Promise<void> {
  await page.addInitScript((facts) => {
    Object.defineProperty(navigator, 'connection', { value: facts });
  }, connection);
}

/** No guesses: only what the reader does makes a request. */
const PLAIN = { saveData: false, effectiveType: '3g' };

test('a pointer that rests on a link fetches its data, and the click fetches nothing more', async ({
  page,
}) => {
  await connect(page, PLAIN);
  await page.goto('/about');
  await hydrated(page);
  const asked = requestsOf(page);
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  await link.hover();
  await expect.poll(() => data(asked)).toEqual(['data /faq']);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  expect(data(asked)).toEqual(['data /faq']);
  expect(asked.filter((one) => one.startsWith('document'))).toEqual([]);
});

test('a reader who saves data pays for no link but the one that is pressed', async ({ page }) => {
  await connect(page, { saveData: true, effectiveType: '4g' });
  await page.goto('/local-news');
  await hydrated(page);
  const asked = requestsOf(page);
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  await link.hover();
  await link.focus();
  // The page is idle by then as well.
  await page.waitForTimeout(1500);
  expect(data(asked)).toEqual([]);
  await link.dispatchEvent('pointerdown', { button: 0 });
  await expect.poll(() => data(asked)).toEqual(['data /faq']);
});

test('on a good connection an idle page fetches its first story, and the click fetches nothing', async ({
  page,
}) => {
  await connect(page, { saveData: false, effectiveType: '4g', downlink: 10 });
  const asked = requestsOf(page);
  await page.goto('/local-news');
  await hydrated(page);
  const story = page.locator('main :is(h1, h2, h3, h4) a').first();
  const href = (await story.getAttribute('href')) ?? '';
  await expect.poll(() => data(asked), { timeout: 15_000 }).toEqual([`data ${href}`]);
  await story.click();
  await expect(page).toHaveURL(href);
  expect(data(asked)).toEqual([`data ${href}`]);
});

test('back and forward show the pages as they were and where they were, without a request', async ({
  page,
}) => {
  await connect(page, PLAIN);
  await page.goto('/local-news');
  await hydrated(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await expect.poll(top).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));

  const asked = requestsOf(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Local News');
  await expect.poll(top).toBe(500);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await expect.poll(top).toBe(300);
  expect([data(asked), asked.filter((one) => one.startsWith('document'))]).toEqual([[], []]);
});

test('after a reload, going back shows the page before and where the reader was, also while the shell sleeps', async ({
  page,
}) => {
  await connect(page, { saveData: true, effectiveType: '4g' });
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  expect(await page.evaluate(() => window.meadowlark?.navigates)).toBe(false);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.evaluate(() => history.forward());
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  expect(await page.evaluate(() => window.meadowlark?.navigates)).toBe(false);
});

test('a link that names a place on another page leads there', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page
    .locator('footer')
    .getByRole('link', { name: 'FAQ' })
    .evaluate((link) => {
      (link as HTMLAnchorElement).href = '/faq#main';
      (link as HTMLAnchorElement).click();
    });
  await expect(page).toHaveURL('/faq#main');
  await expect(page.locator('#main')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

/** From now on what moves on the page by itself is kept in the page. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: false });
    Object.assign(window, { shifts });
  });
}

async function expectNoShift(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
}

test('a soft navigation moves nothing that the reader sees', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await watchShifts(page);
  for (const [name, heading] of [
    ['FAQ', 'Questions, answered'],
    ['Local News', 'Local News'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name, exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('main')).toBeFocused();
  }
  await expectNoShift(page);
});

test('nor does the larger masthead of the front page, however late the page comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await connect(page, PLAIN);
  await page.goto('/about');
  await hydrated(page);
  // Later than what a browser still takes for the answer to a click.
  await page.route('**/_data/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await watchShifts(page);
  const masthead = page.locator('[data-frame="masthead"] > header');
  const small = await masthead.boundingBox();
  await masthead.getByRole('link', { name: 'front page' }).click();
  await expect(page.locator('h1')).toHaveText('Up early for Omaha');
  expect((await masthead.boundingBox())?.height).toBeGreaterThan(small?.height ?? 0);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  expect(await masthead.boundingBox()).toEqual(small);
  await expectNoShift(page);
});

test('the masthead of the front page gives way together with its page, not before it', async ({ page }) => {
  await connect(page, PLAIN);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const masthead = document.querySelector('[data-frame="masthead"]');
    const pages: (string | undefined)[] = [];
    const observer = new MutationObserver(() => pages.push(document.querySelector('h1')?.textContent));
    observer.observe(masthead as Element, { childList: true });
    Object.assign(window, { pages });
  });
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Up early for Omaha');
  expect(await page.evaluate(() => (window as unknown as { pages: string[] }).pages)).toEqual([
    'Questions, answered',
    'Up early for Omaha',
  ]);
});

for (const [path, link, entry, script] of [
  ['/', '#main a[href^="/article/"]', 'news', /\/page-article\.\w+\.js$/],
  ['/local-news', '#main a[href^="/article/"]', 'news', /\/page-article\.\w+\.js$/],
  ['/blog', '#main a[href^="/blog/"]', 'blog', /\/page-post\.\w+\.js$/],
] as const)
  test(`what the links of ${path} lead to is asked for together with its container, not after it`, async ({
    page,
  }) => {
    await connect(page, PLAIN);
    await page.goto(path);
    await hydrated(page);
    const asked = page.waitForRequest((request) => script.test(request.url()));
    // The container comes once the page's script was asked for, and never otherwise.
    await page.route(`**/releases/${entry}/**/remoteEntry.js*`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.locator(link).first().click();
    await expect(page).toHaveURL(/\/(?:article|blog)\/[\w-]+$/);
    await expect(page.locator('main h1')).toBeVisible();
    await asked;
  });
