import { expect, hydrated, test } from '../support/test.ts';

// spec 2 Routes: Any other path is the not-found page with status 404
// spec 2 Routes: The unknown path is logged
// spec 2 Not found: '404', 'Oops! Page not found', 'Return to Home'
// spec 2 Not found: Links to local news, community, world news, opinion and contact
test('an unknown path responds 404 with the texts and links of the specification, and is logged', async ({
  request,
  site,
}) => {
  const response = await request.get('/no/such-page?x=1');
  expect(response.status()).toBe(404);
  const html = await response.text();
  const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? '';
  expect(main).toMatch(/<p[^>]*>404<\/p>/);
  expect(main).toContain('<h1>Oops! Page not found</h1>');
  expect(main).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
  const list = /<ul aria-label="Still here">(.*?)<\/ul>/s.exec(main)?.[1] ?? '';
  expect([...list.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/local-news',
    '/community',
    '/world-news',
    '/opinion',
    '/contact',
  ]);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  await expect
    .poll(() => site.log())
    .toMatch(/"event":"unknown-path","path":"\/no\/such-page".*"msg":"unknown path"/);
});

test('the not-found page has all links of the menu, as a document and after a soft navigation', async ({
  page,
}) => {
  const linksOf = (part: string) =>
    page
      .locator(`${part} ul[aria-label]:not([aria-label='Still here']) a`)
      .evaluateAll((links) => links.map((link) => link.outerHTML.replaceAll(/ aria-current="[^"]*"/g, '')));
  await page.goto('/nowhere');
  const links = await linksOf('[data-frame="menu"]');
  expect(links.join()).toContain('href="/weather"');
  expect(await linksOf('main')).toEqual(links);

  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere' });
    document.querySelector('#main')?.append(link);
    link.click();
  });
  await expect(page.locator('h1')).toHaveText('Oops! Page not found');
  expect(await linksOf('main')).toEqual(links);
  await expect(page.locator('main [aria-current]')).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  // spec 2 Not found: Ad banners on the not-found page
  test('the not-found page has two ad banners, one on a narrow screen, and links to the front page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/nowhere');
    const banners = page.locator('main [data-ad="banner"]:visible');
    await expect(banners).toHaveCount(2);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(banners).toHaveCount(1);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.locator('h1')).toHaveText('Up early for Omaha');
  });
});
