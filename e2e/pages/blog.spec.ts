import { expect, hydrated, test } from '../support/test.ts';

test('a reader goes from the list to a post and back, with the list where it was', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await expect(page.locator('main article')).toHaveCount(10);
  await page.evaluate(() => window.scrollTo(0, 900));
  const before = await page.evaluate(() => window.scrollY);
  await page.locator('main article a').nth(6).click();
  await expect(page.getByText('Back to All Articles')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/\| The Omaha Meadowlark$/);

  await page.goBack();
  await expect(page.locator('main article')).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a post that does not exist is a real 404 with the way back', async ({ page }) => {
  expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('Blog not found');
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});

test('a page beyond the end is a 404, and says so', async ({ page }) => {
  expect((await page.goto('/blog?page=99'))?.status()).toBe(404);
});
