import { hold } from '../support/hold.ts';
import { blogPage } from '../support/blog-platform.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { expect } from '../support/test.ts';
import { settled, test } from './scripted-blog.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

test('while the list is on its way: "Loading blogs..."; then the list, in the room that was kept for it, and what stood there is gone', async ({
  context,
  scripted,
}) => {
  const { released: arrived, letGo: arrive } = hold();
  scripted.blog(async (url) => {
    await arrived;
    return blogPage(128, Number(url.searchParams.get('page')));
  });
  // All wait for the deadline of the page, after which its frame goes out, at the same time. Of two pages with the same
  // address the browser would ask for one after the other.
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
