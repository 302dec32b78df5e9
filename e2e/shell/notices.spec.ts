import { pauseClock } from '../support/browser/pause-clock.ts';
import { expect, hydrated, test } from '../support/test.ts';

const OFFLINE = 'You are offline. Pages that are open stay readable.';

// Number and removal of notices are tested in shared/src/design/notices/NoticeArea.test.tsx.
// spec 2 App shell: Notification area
test('a lost connection is announced politely in the notification area; the notice leaves after six seconds or when it is closed', async ({
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

  // The test controls the clock.
  await pauseClock(page);
  await context.setOffline(true);
  await expect(area).toContainText(OFFLINE);
  expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('BODY');
  await page.clock.runFor(5900);
  await expect(area).toContainText(OFFLINE);
  await page.clock.runFor(200);
  await expect(area).toBeEmpty();

  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  await link.focus();
  await context.setOffline(false);
  await expect(area).toContainText('You are back online.');
  await area.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(area).toBeEmpty();
  await expect(link).toBeFocused();

  await context.setOffline(true);
  await area.getByRole('button', { name: 'Close' }).click();
  await expect(area).toBeEmpty();
});
