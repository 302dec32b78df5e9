import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
});

test('pictures that failed before the scripts loaded are replaced by placeholders of the same size', async ({
  page,
}) => {
  await page.goto('/local-news');
  const before = await pictureSizes(page);
  // The lead has a picture; the stories below are in random order, some without one.
  expect(before).not.toEqual([]);
  await hydrated(page);
  // Pictures further down load when they are near the viewport, those in the closed list when it opens.
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-picture] img').filter({ visible: true })).toHaveCount(0);
  expect(await pictureSizes(page)).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that does not load shows the placeholder with the bird behind it', async ({ page }) => {
    await page.goto('/local-news');
    const picture = page.locator('main [data-picture]:has(img)').first();
    const mask = await picture.evaluate((room) => getComputedStyle(room, '::before').maskImage);
    const [, bird = ''] = /url\("(.+)"\)/.exec(mask) ?? [];
    const response = await page.request.get(bird);
    expect(response.headers()['content-type']).toMatch(/^image\/svg/);
    // The failed image does not cover the placeholder.
    const cover = await picture.locator('img').evaluate((image) => getComputedStyle(image).backgroundColor);
    expect(cover).toBe('rgba(0, 0, 0, 0)');
  });
});

/** Sizes of the visible picture boxes. */
function pictureSizes(page: Page): Promise<[number, number][]> {
  return page
    .locator('main [data-picture]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((room) => {
        const { width, height } = room.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
}
