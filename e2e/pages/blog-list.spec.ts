import { blogPage, startBlogPlatform, type BlogPlatform } from '../support/blog-platform.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a card shows picture, title, description, number and "Read Article →", and leads to its post', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(10);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toBeVisible();
    await expect(card.locator('h2')).toHaveText(/\w/);
    await expect(card.locator('p').first()).toHaveText(/\w{3,}/);
    await expect(card).toContainText(/Article #\d+/);
    await expect(card).toContainText('Read Article →');
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
  }
  const first = cards.first();
  const title = await first.locator('h2').innerText();
  await first.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(title);
});

test('the whole card can be clicked', async ({ page }) => {
  await page.goto('/blog');
  const card = page.locator('main article').nth(4);
  const href = await card.getByRole('link').getAttribute('href');
  // The headline's link lies over the whole card, this text included.
  await card.getByText('Read Article →').click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('the pager turns pages, says "Page X of Y (N total articles)", and every turn begins at the top', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  const pager = page.getByRole('navigation', { name: 'Pages of the blog' });
  await expect(pager).toContainText('Page 1 of 3 (30 total articles)');
  await expect(pager.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager).toContainText('Page 2 of 3 (30 total articles)');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[aria-current="page"]', { hasText: '2' }).last()).toBeVisible();

  await pager.getByRole('link', { name: 'Page 3' }).click();
  await expect(pager).toContainText('Page 3 of 3 (30 total articles)');
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await pager.getByRole('link', { name: 'Previous' }).click();
  await expect(pager).toContainText('Page 2 of 3');
});

test('with scripts off the pager turns pages both ways', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/blog?page=2');
  await expect(page.locator('main article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('main')).toContainText('Page 3 of 3 (30 total articles)');
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(page.locator('main')).toContainText('Page 1 of 3');
  await context.close();
});

for (const [width, columns] of [
  [1280, 3],
  [768, 3],
  [640, 2],
  [360, 1],
] as const) {
  test(`at ${width} px no card stands alone in the last of ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    const tops = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops.at(-1))).toHaveLength(columns);
  });
}

test('the list names its RSS feed', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]').first()).toHaveAttribute(
    'href',
    /\/blog\/rss\.xml$/,
  );
});

test.describe('with 128 articles on the platform', () => {
  let platform: BlogPlatform;
  let site: RunningSite;

  test.beforeAll(async () => {
    platform = await startBlogPlatform((url) => blogPage(128, Number(url.searchParams.get('page'))));
    site = await startSite(platform.env);
  });
  test.afterAll(async () => {
    await site.stop();
    await platform.stop();
  });

  for (const [current, window] of [
    [1, '1234567'],
    [4, '1234567'],
    [9, '6789101112'],
    [13, '78910111213'],
  ] as const) {
    test(`on page ${current} of 13 seven page numbers follow the reader`, async ({ page }) => {
      await page.goto(`${site.origin}/blog?page=${current}`);
      const numbers = page.getByRole('navigation', { name: 'Pages of the blog' }).locator('ol a');
      await expect(numbers).toHaveCount(7);
      expect((await numbers.allInnerTexts()).join('')).toBe(window);
      await expect(page.locator('main')).toContainText(`Page ${current} of 13 (128 total articles)`);
    });
  }

  test('seven numbers fit the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${site.origin}/blog?page=13`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('the platform is asked with the host as domain, the page, and the credential, anew for each page', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/blog?page=6`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.locator('main')).toContainText('Page 7 of 13');
    for (const number of [6, 7])
      expect(platform.asked).toContainEqual({
        path: `/get_blog_metadata?domain=127.0.0.1&page=${number}`,
        authorization: 'Bearer e2e-token',
      });
  });
});
