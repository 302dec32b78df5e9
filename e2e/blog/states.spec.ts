import { deferred } from '../support/deferred.ts';
import { fetchPage } from '../support/pages/read-html.ts';
import { expect, hydrated } from '../support/test.ts';
import { platformWith, test } from './scripted-blog.ts';

const BROKEN = { status: 500, body: 'broken' };

// spec 2 Blog listing: 'Error', the message and 'Try Again'
// spec 4 States: 'Try Again' refetches the current page
// spec 8 Errors: 'Failed to fetch blogs' with 'Try Again'
test('a list that failed shows "Error" and "Failed to fetch blogs", and Try Again requests the same page', async ({
  page,
  scripted,
}) => {
  scripted.setBlogResponse(() => BROKEN);
  await page.goto('/blog?page=3');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Failed to fetch blogs');

  scripted.setBlogResponse(platformWith({}));
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.locator('main')).toContainText('Page 3 of 13');
  await expect(page.getByRole('heading', { name: 'Error' })).toHaveCount(0);
});

test('with scripts off Try Again of a failed list is a plain link to the same page', async ({
  request,
  scripted,
}) => {
  scripted.setBlogResponse(() => BROKEN);
  const { status, main } = await fetchPage(request, '/blog?page=4');
  expect(status).toBe(502);
  expect(main).toContain('Failed to fetch blogs');
  expect(main).toMatch(/<a [^>]*href="\/blog\?page=4"[^>]*>Try Again<\/a>/);
});

// spec 8 Errors: Other failures: their message, or 'An error occurred'
test('a list that fails in another way shows the message of that failure', async ({ request, scripted }) => {
  scripted.setBlogResponse(() => ({ body: { blogs: 'none' } }));
  const unreadable = await fetchPage(request, '/blog?page=5');
  expect(unreadable.status).toBe(502);
  expect(unreadable.main).toContain('The blog sent an answer we could not read.');

  scripted.setBlogResponse(() => null);
  const hungUp = await fetchPage(request, '/blog?page=6');
  expect(hungUp.status).toBe(502);
  expect(hungUp.main).toMatch(/<h2[^>]*>Error<\/h2>/);
  expect(hungUp.main).toContain('>Try Again</a>');
});

// spec 2 Blog listing: Empty: 'No blogs found' and its sentence
test('a blog without posts shows "No blogs found" and no pager', async ({ request, scripted }) => {
  scripted.setBlogResponse(() => ({ body: { blogs: [], total: 0 } }));
  const { status, main } = await fetchPage(request, '/blog');
  expect(status).toBe(200);
  expect(main).toMatch(/<h2[^>]*>No blogs found<\/h2>/);
  expect(main).toContain('We&#x27;re working on bringing you great content. Check back soon!');
  expect(main).not.toContain('Pages of the blog');
});

test('a page beyond the end is a 404 that links to the last page', async ({ request }) => {
  const { status, main } = await fetchPage(request, '/blog?page=99');
  expect(status).toBe(404);
  expect(main).toMatch(/<a [^>]*href="\/blog\?page=13"[^>]*>Go to page 13<\/a>/);
  expect((await fetchPage(request, '/blog?page=13')).main).toContain('Page 13 of 13 (128 total articles)');
});

// spec 2 Blog post: 'Loading blog...' with a spinner
test('a post that is loading shows "Loading blog..." with a spinner, then the post', async ({
  page,
  scripted,
}) => {
  const { promise: arrived, resolve: arrive } = deferred();
  scripted.setBlogResponse(async () => {
    await arrived;
    return { body: { id: 7, metaTitle: 'A slow post', date: '2026-03-07', blog: 'Here it is.' } };
  });
  await page.goto('/blog/slow-post', { waitUntil: 'commit' });
  const line = page.getByRole('status').filter({ hasText: 'Loading blog...' });
  await expect(line).toBeVisible();
  await expect(line.locator('[aria-hidden]')).not.toHaveCSS('animation-name', 'none');
  arrive();
  await expect(page.locator('h1:visible')).toHaveText('A slow post');
  await expect(line).toBeHidden();
});

// spec 2 Blog post: Error text or 'Blog not found', with 'Back to Blog'
// spec 4 States: Post: success stores, failure shows the message, no slug no request
// spec 8 Errors: 'Failed to fetch blog details' with 'Back to Blog'
test('a post that failed shows "Failed to fetch blog details" with Back to Blog', async ({
  request,
  scripted,
}) => {
  scripted.setBlogResponse(() => BROKEN);
  const { status, main } = await fetchPage(request, '/blog/broken-post');
  expect(status).toBe(502);
  expect(main).toMatch(/<h1[^>]*>Failed to fetch blog details<\/h1>/);
  expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to Blog<\/a>/);
});

for (const [name, response] of [
  ['the platform does not know the post', { status: 404, body: {} }],
  ['the platform responds with null', { body: null }],
] as const) {
  // spec 2 Blog post: Error text or 'Blog not found', with 'Back to Blog'
  test(`a missing post is a 404 with "Blog not found" and Back to Blog: ${name}`, async ({
    request,
    scripted,
  }) => {
    scripted.setBlogResponse(() => response);
    const { status, html, main } = await fetchPage(request, '/blog/no-such-post');
    expect(status).toBe(404);
    expect(main).toMatch(/<h1[^>]*>Blog not found<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to Blog<\/a>/);
  });
}

// spec 4 States: Post: success stores, failure shows the message, no slug no request
// spec 5 Rules: A post is requested only with a slug
test('an address that cannot be a post is never requested from the platform', async ({
  request,
  scripted,
}) => {
  const { status, main } = await fetchPage(request, '/blog/%3Cscript%3E');
  expect(status).toBe(404);
  expect(main).toMatch(/<h1[^>]*>Blog not found<\/h1>/);
  expect(scripted.blogRequests).toEqual([]);
});
