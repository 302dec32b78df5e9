import { expect, hydrated } from '../support/test.ts';
import { platformWith, test } from './scripted-blog.ts';

// spec 2 Routes: /blog and /blog/{slug} answer
// spec 2 Blog listing: Cards lead to /blog/{slug} with picture, metaTitle, metaDescription
// spec 2 Blog listing: 'Article #{id}' and 'Read Article →'
// spec 2 Blog post: Loads by slug, and again when the slug changes
// spec 3 Entities: Blog entry and list: blogs and total
// spec 7 Calls: Blog detail: slug
test('a reader opens a post by any part of its card, follows a link to the next post, and goes back to the list at the same position', async ({
  page,
  scripted,
}) => {
  scripted.setBlogResponse(
    platformWith({
      'sample-post-122': { id: 122, metaTitle: 'The first', blog: 'Go to [the next](/blog/second-post).' },
      'second-post': { id: 2, metaTitle: 'The second', blog: 'This is it.' },
    }),
  );
  await page.goto('/blog');
  await hydrated(page);
  // The link of the headline covers the whole card, including this text.
  const corner = page.locator('main article').nth(6).getByText('Read Article →');
  const leadsTo = await page
    .locator('main article')
    .nth(6)
    .evaluate((card) => {
      card.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = card.getBoundingClientRect();
      const hit = (x: number, y: number) => document.elementFromPoint(left + width * x, top + height * y);
      const steps = [0.05, 0.5, 0.95];
      return steps.flatMap((x) => steps.map((y) => hit(x, y)?.closest('a')?.getAttribute('href')));
    });
  expect(new Set(leadsTo)).toEqual(new Set(['/blog/sample-post-122']));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await corner.click({ force: true });
  await expect(page).toHaveURL('/blog/sample-post-122');
  await expect(page.locator('h1')).toHaveText('The first');
  await expect(page).toHaveTitle('The first | The Omaha Meadowlark');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: 'the next' }).click();
  await expect(page.locator('h1')).toHaveText('The second');
  for (const slug of ['sample-post-122', 'second-post'])
    expect(scripted.blogRequests).toContainEqual({
      path: `/get_details?slug=${slug}`,
      authorization: 'Bearer e2e-token',
    });

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('The first');
  await page.goBack();
  await expect(page.locator('main article')).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
