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
  // One page after the other, though each waits for its deadline: side by side on a busy machine, the last one shows only
  // after the deadline of its load that it is waiting.
  for (const size of SIZES) {
    const list = deferred();
    scripted.setBlogResponse(async (url) => {
      await list.promise;
      return blogPage(128, Number(url.searchParams.get('page')));
    });
    /* oxlint-disable no-await-in-loop -- see above */
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.goto('/blog?page=2', { waitUntil: 'commit' });
    await expect(page.getByText('Loading blogs...')).toBeVisible();
    list.resolve();
    await expect(page.locator('main article:visible')).toHaveCount(10);
    await expect(page.getByText('Loading blogs...')).toBeHidden();
    await settled(page);
    expect(await layoutShifts(page), `${size.width} px`).toEqual([]);
    await page.close();
    /* oxlint-enable no-await-in-loop */
  }
});
