import { fetchPage } from '../support/pages/read-html.ts';
import { expect, hydrated, test } from '../support/test.ts';

const PAGES = [
  { path: '/privacy-policy', short: '/privacy', title: 'Privacy Policy' },
  { path: '/terms-of-service', short: '/terms', title: 'Terms of Service' },
];

for (const { path, short, title } of PAGES)
  // spec 2 Routes: /privacy-policy and /terms-of-service, and the second pair /privacy and /terms, show the same texts
  // spec 2 Legal: Static legal text with ad banners
  // spec 2 Legal: 'Last updated: April 17, 2025' on both
  test(`${title} has two addresses with the same text and one canonical URL`, async ({ request, site }) => {
    const text = (await fetchPage(request, path)).main;
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text).toContain('Last updated: April 17, 2025');
    expect(text).toContain('id="changes"');
    expect(text).toContain('data-ad="banner"');
    expect((await fetchPage(request, short)).main).toBe(text);
    for (const address of [path, short])
      expect(await (await request.get(address)).text()).toContain(
        `<link rel="canonical" href="${site.origin}${path}"`,
      );
  });

// spec 1 What the product does: Readers are anonymous; no page asks who they are
test('the site keeps its privacy policy: no cookie, no outside request, and no storage except what the policy lists', async ({
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
  // In one tab, so that it keeps what each page stores.
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
  // Storage keys in the table of the policy.
  const LISTED = /^theme$|^faces$|^visit$|^shown$|donation|opinion-draft/;
  expect([...kept].filter((key) => !LISTED.test(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(outside).toEqual([]);
});
