import { expect, hydrated, test } from '../support/test.ts';

test('Advertise shows its claims, options, testimonials and the way to Get in Touch', async ({ page }) => {
  await page.goto('/advertise');
  const main = page.locator('main');
  for (const text of ['30K+', '5min', '75%', '728x90', '300x250', '336x280', '300x600'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText('8,500+ subscribers')).toBeVisible();
  await expect(main.getByText('32% average open rate')).toBeVisible();
  for (const name of ['Sponsored Content', 'Email Newsletter', 'Event Sponsorships', 'Custom Solutions'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.locator('blockquote')).toHaveCount(2);
  await main.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const width of [320, 768, 1280]) {
  test(`Advertise draws all sizes to one scale, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/advertise');
    const scales: number[] = [];
    for (const size of ['728x90', '300x250', '336x280', '300x600']) {
      const box = await page.getByText(size, { exact: true }).boundingBox();
      const [wide = 1, high = 1] = size.split('x').map(Number);
      scales.push((box?.width ?? 0) / wide, (box?.height ?? 0) / high);
    }
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1.5);
  });
}

test('the media kit of Advertise downloads as a text file', async ({ page }) => {
  await page.goto('/advertise');
  await hydrated(page);
  const [kit] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Media Kit' }).click(),
  ]);
  expect(kit.suggestedFilename()).toBe('media-kit.txt');
});
