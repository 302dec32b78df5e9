import type { Page } from '@playwright/test';
import { SITE } from '../../shared/src/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

// What stands where a block cannot be had is tested beside its code, shell/src/home/BlockAway.test.tsx, and with broken
// releases in e2e/chaos; a front page whose stories are late in e2e/news/late-stories.spec.ts.

/** Parts of the front page, from top to end. */
const parts = (page: Page) =>
  page
    .locator('main h1, main h2, main [data-ad="banner"]')
    .evaluateAll((all) =>
      all.map((one) => (one.id.startsWith('ad-') ? 'ad' : (one as HTMLElement).innerText)),
    );

test('the front page has headline and subline, the four blocks and the ad banners in their order', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(SITE.tagline);
  await expect(page.locator('main h1 + p')).toHaveText(/^What happened overnight in the city/);
  await expect(page.locator('main img').first()).toBeVisible();
  await expect
    .poll(() => parts(page))
    .toEqual([SITE.tagline, 'ad', 'Local News', 'Featured Video', 'National News', 'Latest Updates', 'ad']);
});

test('nothing on the front page moves while it loads, wakes, asks and says something, and neither of these lies on the other', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrated(page);
    await page.clock.runFor(31_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('status', { name: 'Notifications' })).not.toBeEmpty();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect([width, shifts]).toEqual([width, []]);
    await expectApart(page);
    await context.setOffline(false);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await expectApart(page);
});

/** Notification and pop-up stand beside or above each other. */
async function expectApart(page: Page): Promise<void> {
  const toast = await page
    .getByRole('status', { name: 'Notifications' })
    .locator('> *')
    .first()
    .boundingBox();
  const popUp = await page.getByRole('dialog').boundingBox();
  if (!toast || !popUp) throw new Error('One of the two is not shown.');
  const beside = toast.x + toast.width <= popUp.x;
  const above = toast.y + toast.height <= popUp.y;
  expect([page.viewportSize()?.width, beside || above]).toEqual([page.viewportSize()?.width, true]);
}
