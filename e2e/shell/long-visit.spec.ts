import { expect, hydrated, test } from '../support/test.ts';

/** Soft navigations from the front page to a section and back. */
const ROUND_TRIPS = 8;

/**
 * A tab may still hold the page that it left last. Chromium itself holds the link of another one, for its own records of
 * navigations.
 */
const MAY_REMAIN = 3;

test('a tab frees the pages that its reader has left', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { left: [] }));
  for (let trip = 0; trip < ROUND_TRIPS; trip++) {
    const viewAll = page.locator('main a[href="/local-news"]').first();
    await viewAll.evaluate((link) => (window as unknown as Left).left.push(new WeakRef(link)));
    await viewAll.click();
    await expect(page.locator('h1')).toHaveText('Local News');
    await page.locator('header a[href="/"]').first().click();
    await expect(page.locator('main a[href="/local-news"]').first()).toBeVisible();
  }
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await session.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (window as unknown as Left).left.filter((link) => link.deref()).length);
    })
    .toBeLessThanOrEqual(MAY_REMAIN);
});

/** Links of pages that were left. A new document would not have them. */
interface Left {
  left: WeakRef<Element>[];
}
