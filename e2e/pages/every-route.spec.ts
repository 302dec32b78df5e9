import { PAGES } from '../support/all-routes.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const { path, heading, canonical = path } of PAGES) {
  test(`${path} is rendered by the server and hydrates without a complaint`, async ({
    page,
    site,
    complaints,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    expect(html).toMatch(/<h1[ >]/);

    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveTitle(/The Omaha Meadowlark/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}${canonical}`);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    // What came late would complain late.
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

test('an unknown path is a real 404, and is logged', async ({ page, site }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect.poll(site.log).toMatch(/"path":"\/no\/such\/page".*unknown path/);
});

test('a slash at the end leads to the one address of the page, and never to another site', async ({
  request,
  site,
}) => {
  const local = await request.get('/about/?x=1', { maxRedirects: 0 });
  expect(local.status()).toBe(308);
  expect(local.headers()['location']).toBe('/about?x=1');
  const elsewhere = await request.get(`${site.origin}//evil.example/`, { maxRedirects: 0 });
  expect(elsewhere.headers()['location']).toBe('/evil.example');
});
