import { sentPage } from '../support/html.ts';
import { expect, hydrated, test } from '../support/test.ts';

const PAGES = [
  { path: '/privacy-policy', short: '/privacy', title: 'Privacy Policy' },
  { path: '/terms-of-service', short: '/terms', title: 'Terms of Service' },
];

for (const { path, short, title } of PAGES)
  test(`${title} stands at two addresses with one text and one canonical address`, async ({
    request,
    site,
  }) => {
    const text = (await sentPage(request, path)).main;
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text).toContain('Last updated: April 17, 2025');
    expect(text).toContain('id="changes"');
    expect((await sentPage(request, short)).main).toBe(text);
    for (const address of [path, short])
      expect(await (await request.get(address)).text()).toContain(
        `<link rel="canonical" href="${site.origin}${path}"`,
      );
  });

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
  const look = async (): Promise<void> => {
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const key of keys) kept.add(key);
  };
  // In one tab, so that every page runs its scripts in the browser, and leaves what it leaves.
  await page.goto('/');
  await hydrated(page);
  for (const path of ['/local-news', '/blog', '/radio', '/events', '/opinion', '/contact', '/faq', '/']) {
    await page.mouse.wheel(0, 600);
    await look();
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(path);
  }
  await look();
  // The rows of the policy's table, as the keys that stand for them.
  const LISTED = /^theme$|donation|opinion-draft|^meadowlark:scroll$/;
  expect([...kept].filter((key) => !LISTED.test(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(outside).toEqual([]);
});
