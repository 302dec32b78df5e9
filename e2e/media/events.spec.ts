import { expect, test } from '../support/test.ts';

// spec 2 Local Events: A full-width frame with an outside RSS wall
test('the calendar takes the full width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/events');
  await page.getByRole('link', { name: 'Show the calendar' }).click();
  const [frame, head] = await Promise.all(
    [page.locator('main iframe'), page.locator('h1').locator('..')].map((part) => part.boundingBox()),
  );
  expect([frame?.x, frame?.width]).toEqual([head?.x, head?.width]);
});

for (const path of ['/events', '/blog', '/blog/whose-snow-is-it'])
  test(`${path} shows samples, and says so once`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Sample edition ·').filter({ visible: true })).toHaveCount(1);
  });
