import type { Page } from '@playwright/test';
import { SITE } from '../../shared/src/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Unavailable blocks are tested in shell/src/home/UnavailableBlock.test.tsx, and with broken releases in e2e/chaos; late
// stories in e2e/news/late-stories.spec.ts.

/** Parts of the front page, from top to end. */
const parts = (page: Page) =>
  page
    .locator('main h1, main h2, main [data-ad="banner"]')
    .evaluateAll((all) =>
      all.map((one) => (one.id.startsWith('ad-') ? 'ad' : (one as HTMLElement).innerText)),
    );

// spec 2 Routes: / is the front page
// spec 2 Home: Hero headline and subline
// spec 2 Home: Ad banners on the front page
test('the front page has headline and subline, the five blocks and the ad banners in their order', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(SITE.tagline);
  await expect(page.locator('main h1 + p')).toHaveText(/^What happened overnight in the city/);
  await expect(page.locator('main img').first()).toBeVisible();
  await expect
    .poll(() => parts(page))
    .toEqual([
      SITE.tagline,
      'Local News',
      'News in brief',
      'ad',
      'Featured Video',
      'National News',
      'Latest Updates',
      'ad',
    ]);
});

test('nothing on the front page moves while it loads, wakes and shows the pop-up and a notification, which do not overlap', async ({
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

/** Notification and pop-up do not overlap. */
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

test('the headline of the lead is in the first view of the front page', async ({ page }) => {
  for (const [width, height, above] of [
    [1280, 800, 560],
    [390, 844, 520],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const headline = page.locator('main [data-rank="lead"]').first().getByRole('heading');
    const box = await headline.boundingBox();
    expect(box?.y, `${width} px`).toBeLessThan(above);
  }
});
