import { SCREENS } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';

// spec beyond: Paper
test('in print everything is open: the rest of a section and all answers', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details:not([open]) > div').last();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();

  await page.goto('/local-news');
  await expect(page.locator('main article').last()).toBeVisible();
  // A picture that was not fetched would leave a gap.
  await expect(page.locator('main [data-picture]:has(img[loading="lazy"]):visible')).toHaveCount(0);
  await expect(page.locator('main [data-picture]:visible')).toHaveCount(1);
  await expect(page.locator('main [data-mark]:visible')).toHaveCount(0);
  const cut = await page
    .locator('main article p')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length);
  expect(cut).toBe(0);
});

// spec beyond: Paper
test('in print a page has its side column, but no promotion and no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // As wide as paper.
  await page.setViewportSize({ width: 740, height: 980 });
  await page.goto('/contact');
  for (const name of ['tips@meadowlark.example', '402-555-0136'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('Monday to Friday')).toBeVisible();
  await expect(page.locator('[data-embed]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Addresses and phone', includeHidden: true })).toBeHidden();
  await page.goto('/community');
  await expect(
    page.getByRole('complementary', { name: /partner/i }).and(page.locator(':visible')),
  ).toHaveCount(0);
  await page.goto('/radio');
  await expect(page.locator('main input')).toBeHidden();
});

test('in print the words of dark parts are dark, because browsers print no backgrounds', async ({ page }) => {
  await page.goto('/radio');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Now Playing' })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('in print a live post has no empty row where a screen says that new entries are announced', async ({
  page,
}) => {
  await page.goto('/blog/first-snow-as-it-comes');
  await expect(page.locator('[data-following]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Updated November 17, 2026')).toBeVisible();
  await expect(page.locator('p', { hasText: 'New entries are announced here' })).toBeHidden();
});

test('in print a link in an article shows its URL', async ({ page, request }) => {
  const post = SCREENS.find(({ name }) => name === '/blog/:slug');
  await page.goto((await post?.address(request)) ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-prose]')).toHaveCSS('column-count', '2');
  const link = page.locator('main article a[href^="http"]').first();
  const shown = await link.evaluate((a) => getComputedStyle(a, '::after').content);
  expect(shown).toContain(await link.getAttribute('href'));
});

test('in print nothing replaces what only a screen shows, and stories without a picture look like the others', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.locator('#main')).toHaveCSS('min-height', '0px');
  for (const name of ['Featured Video', 'Latest Updates'])
    await expect(page.getByRole('heading', { name, includeHidden: true })).toBeHidden();
  for (const part of ['h3', 'p:not(:last-of-type)'])
    expect(
      await page
        .locator(`main article[data-rank='card'] > ${part}`)
        .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontSize))]),
    ).toHaveLength(1);
  for (const path of ['/events', '/contact']) {
    await page.goto(path);
    await expect(page.locator('#main')).toHaveCSS('min-height', '0px');
    await expect(page.getByText('on a separate page')).toBeHidden();
  }
});

for (const [path, pages] of [
  ['/', 4],
  ['/saved', 1],
  ['/events', 1],
  ['/corrections', 1],
  ['/contact', 1],
  ['/weather', 2],
  ['/about', 3],
] as const)
  test(`in print ${path} is at most ${pages} ${pages === 1 ? 'page' : 'pages'} long`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    // The print styles load after the page.
    await expect(page.locator('#main')).toHaveCSS('min-height', '0px');
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(pages);
  });

test('in print no hour of the weather is split across pages', async ({ page }) => {
  await page.goto('/weather');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main ol > li').first()).toHaveCSS('break-inside', 'avoid');
  // The river is not split either: its stage and its scale are side by side.
  const river = page.locator('[id=river]').locator('xpath=../following-sibling::div[1]');
  await expect(river).toHaveCSS('break-inside', 'avoid');
});

test('in print books are a list of titles, because covers below the first screen would be empty', async ({
  page,
}) => {
  await page.goto('/books');
  const cover = page.locator('main a[target=_blank] img').first();
  await expect(cover).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(cover).toBeHidden();
  await expect(page.locator('main').getByText('Mindset', { exact: true })).toBeVisible();
});
