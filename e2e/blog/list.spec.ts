import { fetchPage } from '../support/pages/read-html.ts';
import { expect, hydrated } from '../support/test.ts';
import { test } from './scripted-blog.ts';

// spec 1 What the product does: Blog list and posts come from the blog platform's functions
// spec 2 Blog listing: 'Page X of Y (N total articles)'
// spec 2 Blog listing: Changing the page scrolls to the top
// spec 4 States: Blog list: page 1 first, refetched on every change
// spec 6 Roles: Blog calls carry the public bearer credential
// spec 7 Calls: Blog list: domain without www. and page
// spec 9 Constants: Blog page size 10; pager only with more than one page
test('the pager turns pages, shows "Page X of Y (N total articles)" and scrolls to the top; each page is requested from the platform with the host as domain, the page number and the credential', async ({
  page,
  scripted,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  const pager = page.getByRole('navigation', { name: 'Pages of the blog' });
  await expect(pager).toContainText('Page 1 of 13 (128 total articles)');
  await expect(pager.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager).toContainText('Page 2 of 13 (128 total articles)');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[aria-current="page"]', { hasText: '2' }).last()).toBeVisible();

  await pager.getByRole('link', { name: 'Page 7' }).click();
  await expect(pager).toContainText('Page 7 of 13 (128 total articles)');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await pager.getByRole('link', { name: 'Previous' }).click();
  await expect(pager).toContainText('Page 6 of 13');

  for (const number of [1, 2, 7, 6])
    expect(scripted.blogRequests).toContainEqual({
      path: `/get_blog_metadata?domain=127.0.0.1&page=${number}`,
      authorization: 'Bearer e2e-token',
    });
});

// spec 2 Blog listing: Previous, Next and up to 7 page numbers in a window that follows the current page
test('with scripts off the pager turns pages both ways: its links lead to pages that the server renders', async ({
  request,
}) => {
  const leadsTo = (main: string, text: string) =>
    new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${text}</a>`).exec(main)?.[1] ?? `no link ${text}`;
  const { main: second } = await fetchPage(request, '/blog?page=2');
  expect(second.match(/<article/g)).toHaveLength(10);
  const { main: third } = await fetchPage(request, leadsTo(second, 'Next'));
  expect(third).toContain('Page 3 of 13 (128 total articles)');
  const { main: first } = await fetchPage(request, leadsTo(third, '1'));
  expect(first).toContain('Page 1 of 13 (128 total articles)');
  expect(first).not.toContain('>Previous</a>');
  const { main: last } = await fetchPage(request, '/blog?page=13');
  expect(last).not.toContain('>Next</a>');
  expect((await fetchPage(request, leadsTo(last, 'Previous'))).main).toContain('Page 12 of 13');
});

// spec 2 Blog listing: Cards lead to /blog/{slug} with picture, metaTitle, metaDescription
// spec 2 Blog listing: 'Article #{id}' and 'Read Article →'
test('each card shows picture, title, description, number and "Read Article →", on a phone too', async ({
  page,
}) => {
  await page.goto('/blog?page=2');
  for (const width of [320, 479, 480, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(10);
    expect(await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).innerText))).toEqual(
      Array.from({ length: 10 }, (_, i) =>
        expect.stringMatching(
          new RegExp(
            `^Sample post ${118 - i}\\s+What sample post ${118 - i} is about\\.\\s+Article #${118 - i}\\s+Read Article →$`,
          ),
        ),
      ),
    );
    await expect(cards.locator('img').filter({ visible: true })).toHaveCount(10);
  }
});

// spec 2 Blog listing: Previous, Next and up to 7 page numbers in a window that follows the current page
test('no card is alone in the last row at any width, and a window of seven page numbers fits the narrowest screen', async ({
  page,
}) => {
  // A page with ten cards and the widest page numbers.
  await page.goto('/blog?page=10');
  for (const [width, columns] of [
    [1280, 3],
    [768, 3],
    [640, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops).toHaveLength(10);
    expect(
      tops.filter((top) => top === tops.at(-1)),
      `${width} px`,
    ).toHaveLength(columns);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const numbers = page.getByRole('navigation', { name: 'Pages of the blog' }).locator('ol a');
  await expect(numbers).toHaveText(['7', '8', '9', '10', '11', '12', '13']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
