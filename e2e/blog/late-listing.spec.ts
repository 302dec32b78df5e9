import { deferred } from '../support/deferred.ts';
import { blogPage } from '../support/services/blog-platform.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect } from '../support/test.ts';
import { settled, test } from './scripted-blog.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

// spec 2 Blog listing: 'Loading blogs...'
test('while the list is on its way: "Loading blogs..."; then the list, in the room that was kept for it, and what stood there is gone', async ({
  context,
  scripted,
}) => {
  const { promise: arrived, resolve: arrive } = deferred();
  scripted.answerBlog(async (url) => {
    await arrived;
    return blogPage(128, Number(url.searchParams.get('page')));
  });
  // All pages wait for their deadline in parallel. Their addresses differ, because a browser serializes requests for the
  // same address.
  const pages = await Promise.all(
    SIZES.map(async (size, i) => {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.goto(`/blog?page=${i + 2}`, { waitUntil: 'commit' });
      return page;
    }),
  );
  await Promise.all(pages.map((page) => expect(page.getByText('Loading blogs...')).toBeVisible()));
  arrive();
  await Promise.all(
    pages.map(async (page) => {
      await expect(page.locator('main article:visible')).toHaveCount(10);
      await expect(page.getByText('Loading blogs...')).toBeHidden();
      await settled(page);
      expect(await layoutShifts(page), `${page.viewportSize()?.width} px`).toEqual([]);
    }),
  );
});
