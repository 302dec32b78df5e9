import { chromium, type Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Keeps the shell asleep: the reader's connection is not good enough to wake it unasked. */
async function onPoorConnection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } });
  });
}

const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** How the document shown has come; empty for one that was asked for when it was wanted. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      deliveryType?: string;
    })[];
    return document?.deliveryType;
  });

test('asleep, the document behind a link is fetched while the pointer rests on it', async ({
  page,
  complaints,
}) => {
  await onPoorConnection(page);
  await page.goto('/about');
  await expect(rules(page)).toHaveCount(1);
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  await link.hover();
  await page.waitForTimeout(1000);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  expect(await delivery(page)).toBe('navigational-prefetch');
  expect(complaints).toEqual([]);
});

test('awake, no document is fetched any more', async ({ page }) => {
  await onPoorConnection(page);
  await page.goto('/about');
  await hydrated(page);
  await expect(rules(page)).toHaveCount(0);
});

test('awake before the page has loaded, no document is fetched ahead either', async ({ page }) => {
  await onPoorConnection(page);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/favicon-held$/, async (route) => {
    await held;
    await route.abort();
  });
  await page.addInitScript(() => {
    new Image().src = '/favicon-held';
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  arrive();
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  await expect(rules(page)).toHaveCount(0);
});

test.describe('the browser keeps pages that the reader has left', () => {
  for (const awake of [false, true])
    test(`going back to a page that is ${awake ? 'awake' : 'asleep'} shows it as it was`, async ({
      site,
    }) => {
      // Playwright switches this cache off, so this test has a browser of its own.
      const executablePath = process.env['BROWSER_PATH'];
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const page = await browser.newPage();
        await onPoorConnection(page);
        await page.goto(`${site.origin}/local-news`);
        if (awake) await hydrated(page);
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        });
        // Nothing of the site's own is between the two documents.
        await page.evaluate(() => location.assign('/nowhere'));
        await expect(page.locator('h1')).toHaveText('Oops! Page not found');
        await page.evaluate(() => history.back());
        await expect(page.locator('h1')).toHaveText('Local News');
        expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
      } finally {
        await browser.close();
      }
    });
});
