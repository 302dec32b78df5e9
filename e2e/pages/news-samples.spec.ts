import { expect, test } from '../support/test.ts';

const SECTIONS = [
  ['/health', 'Health & Wellness'],
  ['/sports', 'Sports'],
  ['/arts-culture', 'Arts & Culture'],
  ['/food-dining', 'Food & Dining'],
  ['/lifestyle', 'Lifestyle & Fashion'],
  ['/archives', 'From the Archives'],
] as const;

for (const [path, title] of SECTIONS) {
  test(`${path} shows three labelled sample cards with pictures, an ad slot above and one below`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('note')).toContainText('Sample');
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expect(card).toContainText(/Editorial Team, [A-Z][a-z]+ (?:\d{1,2}, )?\d{4}/);
      const picture = card.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    const ads = await page.locator('main [data-ad]').all();
    expect(ads).toHaveLength(2);
    const [above, below] = await Promise.all(ads.map((ad) => ad.boundingBox()));
    const first = await cards.first().boundingBox();
    const last = await cards.last().boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  });
}

test('a sample card opens its own page, which says that it is a sample', async ({ page }) => {
  await page.goto('/archives');
  const card = page.locator('main article').nth(1);
  const title = await card.getByRole('heading').textContent();
  await card.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await expect(page.getByRole('note')).toContainText('It is not news.');
  await expect(page.getByRole('heading', { name: 'More from the Archives' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What the sample edition is' })).toHaveAttribute(
    'href',
    '/about#sample',
  );
});
