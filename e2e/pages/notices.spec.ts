import { expect, hydrated, test } from '../support/test.ts';

const OFFLINE = 'You are offline. This page stays readable.';

test('a lost connection is said in the notification area, politely, and the sentence leaves after six seconds', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const area = page.getByRole('status', { name: 'Notifications' });
  // The live region is in the page from the start, before any script.
  await expect(area).toHaveAttribute('aria-live', 'polite');
  await hydrated(page);
  await expect(area).toBeEmpty();

  await context.setOffline(true);
  await expect(area).toContainText(OFFLINE);
  expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('BODY');
  await page.clock.runFor(6100);
  await expect(area).toBeEmpty();
});

test('a notification can be closed, by pointer and by keyboard', async ({ page, context }) => {
  await page.goto('/about');
  await hydrated(page);
  const area = page.getByRole('status', { name: 'Notifications' });
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  await link.focus();

  await context.setOffline(true);
  await area.getByRole('button', { name: 'Close' }).click();
  await expect(area).toBeEmpty();

  await context.setOffline(false);
  await link.focus();
  await expect(area).toContainText('You are back online.');
  await area.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(area).toBeEmpty();
  await expect(link).toBeFocused();
});

test('no more than three notifications are shown at a time', async ({ page, context }) => {
  await page.goto('/about');
  await hydrated(page);
  const area = page.getByRole('status', { name: 'Notifications' });
  for (const offline of [true, false, true, false]) {
    await context.setOffline(offline);
    await expect(area).toContainText(offline ? OFFLINE : 'You are back online.');
  }
  await expect(area.getByRole('button', { name: 'Close' })).toHaveCount(3);
});

test('notification and pop-up stand beside or above each other, never on each other', async ({
  page,
  context,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    await page.goto('/about');
    await hydrated(page);
    await page.clock.runFor(31_000);
    await context.setOffline(true);
    const toast = await page.getByRole('status', { name: 'Notifications' }).locator('> *').boundingBox();
    const popUp = await page.getByRole('dialog').boundingBox();
    if (!toast || !popUp) throw new Error('One of the two is not shown.');
    const beside = toast.x + toast.width <= popUp.x;
    const above = toast.y + toast.height <= popUp.y;
    expect([width, beside || above]).toEqual([width, true]);
    await context.setOffline(false);
  }
});
