import { expect, hydrated, test } from '../support/test.ts';

test('without the Navigation API, links, forms, Back and Forward load documents', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    delete (window as { navigation?: unknown }).navigation;
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await hydrated(page);
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');

  await hydrated(page);
  await page.getByPlaceholder('Search FAQs...').fill('siren');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/faq\?q=siren$/);
  await expect(page.locator('main [name] > summary')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('main [name] > summary')).toHaveCount(100);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('About Us');
  expect(documents).toEqual(['/about', '/faq', '/faq', '/faq', '/about']);
  expect(pageErrors).toEqual([]);
});
