import { RELAY_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { platformWith, test } from '../blog/scripted-blog.ts';
import { expect } from '../support/test.ts';

const entry = (time: string) => ({ time: `2026-11-23T${time}:00.000Z`, title: `At ${time}`, text: '' });
const postOf = (...entries: object[]) => ({ 'a-live-post': { blog: '', live: { ended: null, entries } } });

// spec beyond: Live posts: timed entries, newest first, that arrive while they are read
test('while the backend of a live post is down, its page stays, the rest of the site works, and entries arrive when it is back', async ({
  page,
  pageErrors,
  request,
  scripted,
}) => {
  scripted.setBlogResponse(platformWith(postOf(entry('10:00'))));
  await page.goto('/blog/a-live-post');
  await expect(page.locator('[data-live-post][data-following]')).toBeAttached();
  await expect
    .poll(() => scripted.blogRequests.filter(({ path }) => path.includes('a-live-post')).length)
    .toBeGreaterThan(2);

  // It hangs, which is worse than refusing.
  let release = () => {};
  const hung = new Promise<null>((resolve) => (release = () => resolve(null)));
  scripted.setBlogResponse(() => hung);
  const requested = scripted.blogRequests.length;
  await expect.poll(() => scripted.blogRequests.length).toBeGreaterThan(requested);
  for (const path of ['/', '/local-news', '/faq', '/events']) {
    const began = Date.now();
    expect((await request.get(path)).status(), path).toBe(200);
    // What waits for the backend, as /blog does, takes 8 s.
    expect(Date.now() - began, path).toBeLessThan(RELAY_DEADLINE_MS);
  }
  await expect(page.locator('article[data-entry]')).toHaveCount(1);
  release();
  scripted.setBlogResponse(() => null);
  expect((await request.get('/_stream/blog/another')).status()).toBe(503);
  expect((await request.get('/local-news')).status()).toBe(200);

  scripted.setBlogResponse(platformWith(postOf(entry('11:00'), entry('10:00'))));
  await expect(page.getByRole('button', { name: '1 new entry' })).toBeVisible({ timeout: 15_000 });
  // The posts of the list, which the page fetches early, are not there.
  expect(pageErrors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});
