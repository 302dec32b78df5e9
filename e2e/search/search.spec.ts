import { freePort } from '../support/free-port.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader searches from any page, opens a result, its day in the archive, and the day before', async ({
    page,
  }) => {
    // A story is stored when it passes the relay.
    await page.goto('/local-news');
    await page.getByRole('searchbox', { name: 'Search the paper' }).fill('streetkar');
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nothing has the word “streetkar”')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('mark').first()).toHaveText('streetcar');
    await page.getByLabel('Section', { exact: true }).selectOption('Local News');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    const first = page.locator('main').getByRole('listitem').getByRole('link').first();
    const headline = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.locator('h1')).toHaveText(headline);

    await page.goto('/archive');
    await page.locator('main ol a').first().click();
    await expect(page.getByRole('link', { name: headline })).toBeVisible();
  });

  test('a phone has the search field in its menu, and the search finds questions and pages', async ({
    page,
    request,
  }) => {
    // The first search of a new database triggers indexing of the site's pages, after its response.
    await expect(async () => {
      expect((await (await request.get('/api/search/find?q=corrections')).json()).hasPages).toBe(true);
    }).toPass();
    // Text for screen readers and above the headline is not indexed.
    for (const query of ['opens in a new tab', 'view the whole picture'])
      expect(await (await request.get(`/api/search/find?q=${query}`)).text()).not.toMatch(
        new RegExp(query, 'i'),
      );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Sections' }).click();
    await page.getByRole('searchbox', { name: 'in the menu' }).fill('correction');
    await page.keyboard.press('Enter');
    await page.locator('main a[href^="/faq?q="]').first().click();
    await expect(page.locator('main summary').first()).toBeVisible();
  });
});

test('while the search is down its pages say so, and other pages work', async ({ page, request }) => {
  const site = await startSite({
    SEARCH_API_URL: `http://127.0.0.1:${await freePort()}/api/search`,
    PAGE_CACHE_MB: '0',
  });
  try {
    for (const [path, words] of [
      ['/search?q=streetcar', 'The search is unavailable'],
      ['/archive', 'The archive is unavailable'],
    ] as const) {
      const response = await request.get(site.origin + path);
      expect(response.status(), path).toBe(503);
      expect(await response.text()).toContain(`>${words}`);
    }
    for (const path of ['/', '/local-news', '/faq', '/sources', '/sitemap.xml'])
      expect((await request.get(site.origin + path)).status(), path).toBe(200);
    await page.goto(`${site.origin}/local-news`);
    await page.locator('main article a').first().click();
    await expect(page.locator('h1')).not.toBeEmpty();
  } finally {
    await site.stop();
  }
});

test('on a tablet a response time of a source and its unit are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/sources');
  const took = page.locator('main tbody td').nth(6);
  const height = await took.evaluate((cell) => {
    // The longest time that a feed may take.
    cell.textContent = '4,999\u00A0ms';
    const words = document.createRange();
    words.selectNodeContents(cell);
    return words.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight);
  });
  expect(height).toBeLessThan(1.5);
});
