import { expect, test } from '../support/test.ts';

test('an unknown path answers 404 with the words and links of the specification, and is logged', async ({
  page,
  site,
}) => {
  const response = await page.goto('/no/such-page?x=1');
  expect(response?.status()).toBe(404);
  const main = page.locator('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Oops! Page not found');
  const links = main.getByRole('list', { name: 'Still here' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
    '/local-news',
    '/community',
    '/world-news',
    '/opinion',
    '/contact',
  ]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect
    .poll(() => site.log())
    .toMatch(/"path":"\/no\/such-page".*unknown path|unknown path.*"path":"\/no\/such-page"/);

  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the not-found page carries ad banners: two, and one on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/nowhere');
  const banners = page.locator('main [data-ad="banner"]:visible');
  await expect(banners).toHaveCount(2);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(banners).toHaveCount(1);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown path says so and leads home', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.locator('h1')).toHaveText('Up early for Omaha');
  });
});
