import { blogPage, startBlogPlatform } from '../support/blog-platform.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
/** Past the deadline of the page, so that its frame goes out first. */
const LATE_MS = 2500;

test('articles of the blog that come late take the room that was kept for them', async ({ browser }) => {
  const platform = await startBlogPlatform(
    (url) =>
      new Promise((resolve) => {
        const page = Number(url.searchParams.get('page'));
        setTimeout(() => resolve(blogPage(128, page)), LATE_MS);
      }),
  );
  const site = await startSite(platform.env);
  try {
    // Each asks for a page that nobody has asked for before.
    for (const [i, viewport] of SIZES.entries()) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await page.goto(`${site.origin}/blog?page=${i + 2}`, { waitUntil: 'commit' });
      await expect(page.getByText('Loading blogs...')).toBeVisible();
      await expect(page.locator('main article:visible')).toHaveCount(10);
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page), `${viewport.width} px`).toEqual([]);
      await context.close();
    }
  } finally {
    await site.stop();
    await platform.stop();
  }
});
