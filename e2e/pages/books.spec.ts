import { expect, hydrated, test } from '../support/test.ts';

const SPEC_TITLES = ['Mindset', 'Mudras', 'Raja Yoga', 'Tao', 'Thought Power', 'Yogi Code', 'Breath is God'];

test('25 books stand on the shelf, each with a drawn cover of 3:4, and nothing complains', async ({
  page,
  complaints,
}) => {
  await page.goto('/books');
  await hydrated(page);
  const covers = page.locator('main li img');
  await expect(covers).toHaveCount(25);
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded();
    await expect(cover).toHaveJSProperty('naturalWidth', 600);
    const box = await cover.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 2);
  }
  for (const title of SPEC_TITLES)
    await expect(page.getByAltText(title, { exact: true })).toHaveAttribute('loading', 'lazy');
  expect(complaints).toEqual([]);
});

test('a card opens the bookstore in a new tab, which learns nothing of the reader', async ({
  page,
  context,
}) => {
  await context.route('https://books.example/**', async (route) => {
    const { referer } = await route.request().allHeaders();
    await route.fulfill({
      contentType: 'text/html',
      body: `<p>${referer ?? 'no referrer'}</p><script>document.write(opener ? 'opener' : 'no opener')</script>`,
    });
  });
  await page.goto('/books');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Tao View on Prairie Books/ }).click();
  const store = await opened;
  await expect(store).toHaveURL('https://books.example/ebooks/tao');
  await expect(store.locator('body')).toContainText('no referrer');
  await expect(store.locator('body')).toContainText('no opener');
});

test('a broken cover is replaced by the placeholder once, even when the placeholder fails as well', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/svg\/tao\.\w+\.svg$|\/placeholder\.svg$/, (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/^.*\/(\w+)\..*$/, '$1'));
    return route.abort();
  });
  await page.goto('/books');
  await hydrated(page);
  await expect(page.getByAltText('Tao', { exact: true })).toHaveAttribute('src', '/placeholder.svg');
  await page.waitForTimeout(500);
  expect(asked.filter((file) => file === 'placeholder')).toHaveLength(1);
  await expect(page.getByText('Tao', { exact: true })).toBeVisible();
});

test('the placeholder is a real picture', async ({ page }) => {
  await page.route(/\/svg\/mudras\.\w+\.svg$/, (route) => route.abort());
  await page.goto('/books');
  await expect(page.getByAltText('Mudras', { exact: true })).toHaveAttribute('src', '/placeholder.svg');
  await expect(page.getByAltText('Mudras', { exact: true })).toHaveJSProperty('naturalWidth', 300);
});

for (const [width, columns] of [
  [320, 2],
  [360, 2],
  [768, 4],
  [1280, 5],
] as const)
  test(`at ${width} px the shelf has rows of ${columns}, titles of two lines at most, and no hole at its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/books');
    const shelf = await page.locator('main ul:has(img)').evaluate((list) => {
      const items = Array.from(list.children, (item) => item.getBoundingClientRect());
      const top = items[0]?.top;
      const titles = Array.from(list.querySelectorAll<HTMLElement>('[aria-hidden] '), (title) => title);
      return {
        columns: items.filter((item) => item.top === top).length,
        right: list.getBoundingClientRect().right - (items.at(-1)?.right ?? 0),
        lines: Math.max(
          ...titles.map(
            (title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
          ),
        ),
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(shelf.columns).toBe(columns);
    expect(Math.abs(shelf.right)).toBeLessThan(1);
    expect(shelf.lines).toBeLessThanOrEqual(2.01);
    expect(shelf.sideways).toBeLessThanOrEqual(0);
  });

test('the way home, the university and the author have their links', async ({ page }) => {
  await page.goto('/books');
  await expect(page.getByRole('link', { name: 'Apply for Admission →' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: /^The author’s page on Prairie Books/ })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await page.getByRole('link', { name: '← Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the shelf is whole: 25 covers with titles and links', async ({ page }) => {
    await page.goto('/books');
    await expect(page.getByRole('link', { name: /View on Prairie Books/ })).toHaveCount(25);
    await expect(page.getByAltText('Mindset')).toHaveJSProperty('naturalWidth', 600);
  });
});
