import { expect, hydrated, test } from '../support/test.ts';

const PAGES = [
  { path: '/privacy-policy', short: '/privacy', title: 'Privacy Policy' },
  { path: '/terms-of-service', short: '/terms', title: 'Terms of Service' },
];

for (const { path, short, title } of PAGES) {
  test(`${title} stands at two addresses with one text and one canonical address`, async ({ page, site }) => {
    const texts: string[] = [];
    for (const address of [path, short]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Last updated: April 17, 2025')).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}${path}`);
      texts.push(
        await page
          .locator('main article, main h2, main p')
          .allInnerTexts()
          .then((all) => all.join('\n')),
      );
    }
    expect(texts[1]).toBe(texts[0]);
  });

  test(`the contents of ${title} lead to each section, by keyboard`, async ({ page }) => {
    await page.goto(path);
    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#changes$/);
    await expect(page.locator('#changes')).toBeInViewport();
  });

  test(`${title} prints as text alone`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#changes')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.locator('[data-ad]:visible')).toHaveCount(0);
  });
}

test('the privacy policy tells the truth: no cookie, no outside request, and nothing kept but what it lists', async ({
  page,
  context,
  site,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.origin && request.url().startsWith('http'))
      outside.push(request.url());
  });
  const kept = new Set<string>();
  for (const path of ['/', '/local-news', '/blog', '/radio', '/events', '/opinion', '/contact', '/faq']) {
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 600);
    for (const key of await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]))
      kept.add(key);
  }
  // The rows of the policy's table, as the keys that stand for them.
  const LISTED = /^theme$|donation|opinion-draft|^meadowlark:scroll$/;
  expect([...kept].filter((key) => !LISTED.test(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(outside).toEqual([]);
});
