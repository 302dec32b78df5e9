import { blogPage, startBlogPlatform, type Answer, type BlogPlatform } from '../support/blog-platform.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const SLOW_MS = 5000;
const later = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, SLOW_MS, value));
const POST: Answer = { body: { id: 7, metaTitle: 'A slow post', date: '2026-03-07', blog: 'Here it is.' } };

let platform: BlogPlatform;
let site: RunningSite;
/** What the platform answers now, by path with query. Anything else is an ordinary list of 128 articles. */
const answers = new Map<string, () => Answer | null | Promise<Answer | null>>();

test.beforeAll(async () => {
  platform = await startBlogPlatform((url) => {
    const key = url.searchParams.get('slug') ?? `page ${url.searchParams.get('page')}`;
    const answer = answers.get(key);
    return answer === undefined ? blogPage(128, Number(url.searchParams.get('page'))) : answer();
  });
  site = await startSite({ ...platform.env, PAGE_CACHE_MB: '0' });
});
test.afterAll(async () => {
  await site.stop();
  await platform.stop();
});

test('while the list is on its way: "Loading blogs..."; then the list, and what stood there is gone', async ({
  page,
}) => {
  answers.set('page 2', () => later(blogPage(128, 2)));
  await page.goto(`${site.origin}/blog?page=2`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading blogs...')).toBeVisible();
  await expect(page.locator('main article:visible')).toHaveCount(10);
  await expect(page.getByText('Loading blogs...')).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a failed list: "Error", "Failed to fetch blogs", and Try Again asks for the same page, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const number = javaScriptEnabled ? 3 : 4;
    answers.set(`page ${number}`, () => ({ status: 500, body: 'broken' }));
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const answered = await page.goto(`${site.origin}/blog?page=${number}`);
    expect(answered?.status()).toBe(502);
    if (javaScriptEnabled) await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
    await expect(page.locator('main')).toContainText('Failed to fetch blogs');

    answers.delete(`page ${number}`);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.locator('main')).toContainText(`Page ${number} of 13`);
    await expect(page.getByRole('heading', { name: 'Error' })).toHaveCount(0);
    await context.close();
  });
}

test('a list that fails in another way shows the failure’s own message', async ({ page }) => {
  answers.set('page 5', () => ({ body: { blogs: 'none' } }));
  expect((await page.goto(`${site.origin}/blog?page=5`))?.status()).toBe(502);
  await expect(page.locator('main')).toContainText('The blog sent an answer we could not read.');
  answers.set('page 6', () => null);
  expect((await page.goto(`${site.origin}/blog?page=6`))?.status()).toBe(502);
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
});

test('a blog without posts: "No blogs found", and no pager', async ({ page }) => {
  answers.set('page 1', () => ({ body: { blogs: [], total: 0 } }));
  expect((await page.goto(`${site.origin}/blog`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
  await expect(page.locator('main')).toContainText(
    "We're working on bringing you great content. Check back soon!",
  );
  await expect(page.getByRole('navigation', { name: 'Pages of the blog' })).toHaveCount(0);
});

test('a page beyond the end is a 404 with the way to the last page', async ({ page }) => {
  answers.set('page 99', () => ({ body: { blogs: [], total: 128 } }));
  expect((await page.goto(`${site.origin}/blog?page=99`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to page 13' }).click();
  await expect(page.locator('main')).toContainText('Page 13 of 13 (128 total articles)');
});

test('while a post is on its way: "Loading blog..." with a moving mark; then the post', async ({ page }) => {
  answers.set('slow-post', () => later(POST));
  await page.goto(`${site.origin}/blog/slow-post`, { waitUntil: 'commit' });
  const line = page.getByText('Loading blog...');
  await expect(line).toBeVisible();
  expect(await line.locator('span').evaluate((mark) => getComputedStyle(mark).animationName)).not.toBe(
    'none',
  );
  await expect(page.locator('h1:visible')).toHaveText('A slow post');
  await expect(line).toBeHidden();
});

test('a failed post: "Failed to fetch blog details" with Back to Blog', async ({ page }) => {
  answers.set('broken-post', () => ({ status: 500, body: 'broken' }));
  expect((await page.goto(`${site.origin}/blog/broken-post`))?.status()).toBe(502);
  await expect(page.locator('h1')).toHaveText('Failed to fetch blog details');
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});

for (const [name, answer] of [
  ['the platform knows no such post', { status: 404, body: {} }],
  ['the platform answers with nothing', { body: null }],
] as const) {
  test(`a missing post is a real 404 with "Blog not found" and Back to Blog: ${name}`, async ({ page }) => {
    const slug = answer.body === null ? 'empty-answer' : 'no-such-post';
    answers.set(slug, () => answer);
    expect((await page.goto(`${site.origin}/blog/${slug}`))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Blog not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page.locator('h1')).toHaveText('Blog');
  });
}

test('an address that can be no post is never asked for', async ({ page }) => {
  const before = platform.asked.length;
  expect((await page.goto(`${site.origin}/blog/%3Cscript%3E`))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Blog not found');
  expect(platform.asked).toHaveLength(before);
});

test('another slug is another request: from post to post the page loads anew', async ({ page }) => {
  answers.set('first-post', () => ({
    body: { id: 1, metaTitle: 'The first', blog: 'Go to [the next](/blog/second-post).' },
  }));
  answers.set('second-post', () => ({ body: { id: 2, metaTitle: 'The second', blog: 'This is it.' } }));
  await page.goto(`${site.origin}/blog/first-post`);
  await hydrated(page);
  await page.getByRole('link', { name: 'the next' }).click();
  await expect(page.locator('h1')).toHaveText('The second');
  expect(platform.asked).toContainEqual({
    path: '/get_details?slug=second-post',
    authorization: 'Bearer e2e-token',
  });
});
