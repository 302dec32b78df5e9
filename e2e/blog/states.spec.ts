import { hold } from '../support/hold.ts';
import { sentPage } from '../support/html.ts';
import { expect, hydrated } from '../support/test.ts';
import { platformWith, test } from './scripted-blog.ts';

const BROKEN = { status: 500, body: 'broken' };

test('a failed list: "Error", "Failed to fetch blogs", and Try Again asks for the same page', async ({
  page,
  scripted,
}) => {
  scripted.blog(() => BROKEN);
  await page.goto('/blog?page=3');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Failed to fetch blogs');

  scripted.blog(platformWith({}));
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.locator('main')).toContainText('Page 3 of 13');
  await expect(page.getByRole('heading', { name: 'Error' })).toHaveCount(0);
});

test('a failed list, scripts off: Try Again is a plain link to the same page', async ({
  request,
  scripted,
}) => {
  scripted.blog(() => BROKEN);
  const { status, main } = await sentPage(request, '/blog?page=4');
  expect(status).toBe(502);
  expect(main).toContain('Failed to fetch blogs');
  expect(main).toMatch(/<a [^>]*href="\/blog\?page=4"[^>]*>Try Again<\/a>/);
});

test('a list that fails in another way shows the failure’s own message', async ({ request, scripted }) => {
  scripted.blog(() => ({ body: { blogs: 'none' } }));
  const unreadable = await sentPage(request, '/blog?page=5');
  expect(unreadable.status).toBe(502);
  expect(unreadable.main).toContain('The blog sent an answer we could not read.');

  scripted.blog(() => null);
  const hungUp = await sentPage(request, '/blog?page=6');
  expect(hungUp.status).toBe(502);
  expect(hungUp.main).toMatch(/<h2[^>]*>Error<\/h2>/);
  expect(hungUp.main).toContain('>Try Again</a>');
});

test('a blog without posts: "No blogs found", and no pager', async ({ request, scripted }) => {
  scripted.blog(() => ({ body: { blogs: [], total: 0 } }));
  const { status, main } = await sentPage(request, '/blog');
  expect(status).toBe(200);
  expect(main).toMatch(/<h2[^>]*>No blogs found<\/h2>/);
  expect(main).toContain('We&#x27;re working on bringing you great content. Check back soon!');
  expect(main).not.toContain('Pages of the blog');
});

test('a page beyond the end is a 404 with the way to the last page', async ({ request }) => {
  const { status, main } = await sentPage(request, '/blog?page=99');
  expect(status).toBe(404);
  expect(main).toMatch(/<a [^>]*href="\/blog\?page=13"[^>]*>Go to page 13<\/a>/);
  expect((await sentPage(request, '/blog?page=13')).main).toContain('Page 13 of 13 (128 total articles)');
});

test('while a post is on its way: "Loading blog..." with a moving mark; then the post', async ({
  page,
  scripted,
}) => {
  const { released: arrived, letGo: arrive } = hold();
  scripted.blog(async () => {
    await arrived;
    return { body: { id: 7, metaTitle: 'A slow post', date: '2026-03-07', blog: 'Here it is.' } };
  });
  await page.goto('/blog/slow-post', { waitUntil: 'commit' });
  const line = page.getByText('Loading blog...');
  await expect(line).toBeVisible();
  expect(await line.locator('span').evaluate((mark) => getComputedStyle(mark).animationName)).not.toBe(
    'none',
  );
  arrive();
  await expect(page.locator('h1:visible')).toHaveText('A slow post');
  await expect(line).toBeHidden();
});

test('a failed post: "Failed to fetch blog details" with Back to Blog', async ({ request, scripted }) => {
  scripted.blog(() => BROKEN);
  const { status, main } = await sentPage(request, '/blog/broken-post');
  expect(status).toBe(502);
  expect(main).toMatch(/<h1[^>]*>Failed to fetch blog details<\/h1>/);
  expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to Blog<\/a>/);
});

for (const [name, answer] of [
  ['the platform knows no such post', { status: 404, body: {} }],
  ['the platform answers with nothing', { body: null }],
] as const) {
  test(`a missing post is a real 404 with "Blog not found" and Back to Blog: ${name}`, async ({
    request,
    scripted,
  }) => {
    scripted.blog(() => answer);
    const { status, html, main } = await sentPage(request, '/blog/no-such-post');
    expect(status).toBe(404);
    expect(main).toMatch(/<h1[^>]*>Blog not found<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to Blog<\/a>/);
  });
}

test('an address that can be no post is never asked for', async ({ request, scripted }) => {
  const { status, main } = await sentPage(request, '/blog/%3Cscript%3E');
  expect(status).toBe(404);
  expect(main).toMatch(/<h1[^>]*>Blog not found<\/h1>/);
  expect(scripted.askedBlog).toEqual([]);
});
