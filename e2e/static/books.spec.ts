import { expect, hydrated, test } from '../support/test.ts';

// spec 2 Books: About 25 cards: cover 3:4, lazy, title on two lines at most
test('the book page shows 25 books, each with a drawn 3:4 cover and a title of at most two lines, in full rows', async ({
  page,
}) => {
  // Taller than the shelf, so that every cover is in view.
  await page.setViewportSize({ width: 320, height: 9000 });
  await page.goto('/books');
  const covers = page.locator('main li img');
  await expect(covers).toHaveCount(25);
  await expect
    .poll(() => covers.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth)))
    .toEqual(Array.from({ length: 25 }, () => 600));
  for (const [width, columns] of [
    [320, 2],
    [360, 2],
    [768, 4],
    [1280, 5],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const shelf = await page.locator('main ul:has(img)').evaluate((list) => {
        const items = Array.from(list.children, (item) => item.getBoundingClientRect());
        const top = items[0]?.top;
        const pictures = Array.from(list.querySelectorAll('img'), (image) => image.getBoundingClientRect());
        const titles = Array.from(list.querySelectorAll<HTMLElement>('[aria-hidden] '), (title) => title);
        return {
          columns: items.filter((item) => item.top === top).length,
          right: list.getBoundingClientRect().right - (items.at(-1)?.right ?? 0),
          ratios: pictures.map((picture) => picture.width / picture.height),
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
      for (const ratio of shelf.ratios) expect(ratio).toBeCloseTo(3 / 4, 2);
      expect(shelf.lines).toBeLessThanOrEqual(2.01);
      expect(shelf.sideways).toBeLessThanOrEqual(0);
    });
});

// spec 4 States: Book cover: replaced once by /placeholder.svg
test('a broken cover is replaced once by the placeholder of the site, even when the placeholder fails as well', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  await page.route(/\/svg\/tao\.\w+\.svg$|\/placeholder\.svg$/, (route) => {
    requested.push(new URL(route.request().url()).pathname.replace(/^.*\/(\w+)\..*$/, '$1'));
    return route.abort();
  });
  await page.goto('/books');
  const cover = page.getByAltText('Tao', { exact: true });
  await expect(cover).toHaveAttribute('src', '/placeholder.svg');
  // The placeholder fails too: no further request follows.
  await expect(cover).toHaveAttribute('data-flaw', 'broken');
  await hydrated(page);
  await expect(cover).toHaveAttribute('src', '/placeholder.svg');
  await expect(page.getByText('Tao', { exact: true })).toBeVisible();
  expect(requested.filter((file) => file === 'placeholder')).toHaveLength(1);

  const placeholder = await request.get('/placeholder.svg');
  expect(placeholder.headers()['content-type']).toContain('image/svg+xml');
  expect(await placeholder.text()).toMatch(/^<svg [^>]*width="300" height="400"/);
});
