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
test('a list that is loading shows "Loading blogs..."; the list then replaces it in the space that was reserved', async ({
  context,
  scripted,
}) => {
  // Each list arrives once its page shows that it is waiting: one slow page must not use up the deadline of another.
  const lists = SIZES.map((_, i) => ({ number: i + 2, ...deferred() }));
  scripted.setBlogResponse(async (url) => {
    const number = Number(url.searchParams.get('page'));
    await lists.find((list) => list.number === number)?.promise;
    return blogPage(128, number);
  });
  // All pages wait for their deadline in parallel. Their addresses differ, because a browser serializes requests for the
  // same address.
  await Promise.all(
    SIZES.map(async (size, i) => {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.goto(`/blog?page=${i + 2}`, { waitUntil: 'commit' });
      await expect(page.getByText('Loading blogs...')).toBeVisible();
      lists[i]?.resolve();
      await expect(page.locator('main article:visible')).toHaveCount(10);
      await expect(page.getByText('Loading blogs...')).toBeHidden();
      await settled(page);
      expect(await layoutShifts(page), `${size.width} px`).toEqual([]);
    }),
  );
});
