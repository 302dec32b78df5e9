import { expect, test } from '../support/test.ts';
import { headingOf, fetchPage, storiesIn } from '../support/pages/read-html.ts';

const SECTIONS = [
  ['/health', 'Health & Wellness'],
  ['/sports', 'Sports'],
  ['/arts-culture', 'Arts & Culture'],
  ['/food-dining', 'Food & Dining'],
  ['/lifestyle', 'Lifestyle & Fashion'],
  ['/archives', 'From the Archives'],
] as const;

for (const [path, title] of SECTIONS) {
  // spec 2 Routes: The six static categories have their routes
  // spec 2 Static category pages: Three hard-coded sample cards each
  // spec 2 Static category pages: Ad slots above and below
  test(`${path} shows three labeled sample cards with pictures, an ad slot above and one below`, async ({
    request,
  }) => {
    const { main } = await fetchPage(request, path);
    expect(headingOf(main)).toBe(title);
    expect(main).toContain('data-sample=""');
    const cards = storiesIn(main);
    expect(cards).toHaveLength(3);
    for (const { lines, html } of cards) {
      expect(lines.at(-1)).toMatch(/^(?:[A-Z]\w+ desk|From the files), [A-Z][a-z]+ (?:\d{1,2}, )?\d{4}$/);
      const picture = await request.get(/<img [^>]*src="([^"]+)"/.exec(html)?.[1] ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    }
    const parts = [...main.matchAll(/<article|data-ad="banner"/g)].map(([part]) => part);
    expect(parts).toEqual(['data-ad="banner"', '<article', '<article', '<article', 'data-ad="banner"']);
    const onward = main.slice(main.indexOf('More in the paper'));
    const own = new RegExp(`^/article/${path.slice(1)}-`);
    const links = [...onward.matchAll(/href="(\/article\/[^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toHaveLength(4);
    expect(links.filter((href) => own.test(href))).toEqual([]);
  });
}

test('sample cards show their pictures between two ad slots, and open their own pages, which say that they are samples', async ({
  page,
}) => {
  await page.goto('/archives');
  await expect(page.locator('main article img').first()).toHaveCSS('mix-blend-mode', 'multiply');
  const cards = page.locator('main article');
  for (const picture of await cards.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const boxes = await Promise.all(
    (await page.locator('main [data-ad], main article').all()).map((part) => part.boundingBox()),
  );
  const [above, below] = [boxes.shift(), boxes.pop()];
  for (const card of boxes) {
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
  }

  const title = await cards.nth(1).getByRole('heading').textContent();
  await cards.nth(1).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await expect(page.getByRole('heading', { name: 'More from the Archives' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'About it' })).toHaveAttribute('href', '/about#sample');
});
