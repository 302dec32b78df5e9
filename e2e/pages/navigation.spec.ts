import { PAGES } from '../support/all-routes.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('moving through the whole site by its links loads one document', async ({ page, complaints }) => {
  test.slow();
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  for (const { path, heading } of PAGES.filter(({ path: to }) => to !== '/')) {
    // The links of menu and footer, wherever the page shows them.
    await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(heading);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a navigation moves focus and title, and back restores the page', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/^FAQ|Questions/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/);
  await expect(page.locator('[role=status]').filter({ hasText: 'The Omaha Meadowlark' })).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect(page).toHaveTitle(/^About Us/);
});

test('a link from an unknown page leads on without a document load', async ({ page }) => {
  await page.goto('/nowhere');
  await hydrated(page);
  await page.getByRole('list', { name: 'Still here' }).getByRole('link', { name: 'Community' }).click();
  await expect(page.locator('h1')).toHaveText(/Community/);
});

test('a navigation that brings nothing shows the error screen inside the frame, and the site goes on', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/_data/*/faq', (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute('**/_data/*/faq');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByPlaceholder('Search FAQs...')).toBeVisible();
});
