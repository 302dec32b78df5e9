import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { POOR, tellConnection } from './told-connection.ts';

// What is kept of a choice, also where storage is forbidden, is tested beside its code:
// shell/src/theme/theme-choice.test.tsx.

const DAY = 'rgb(255, 254, 251)';
const NIGHT = 'rgb(16, 22, 31)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const control = (page: Page) => page.getByRole('button', { name: 'Dark theme' });

test('the theme is that of the system until the reader chooses, and again for who chooses what it says anyway', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  expect(await ground(page)).toBe(NIGHT);
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(control(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await ground(page)).toBe(DAY);

  await control(page).click();
  expect(await ground(page)).toBe(NIGHT);
  await control(page).click();
  expect(await ground(page)).toBe(DAY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await ground(page)).toBe(NIGHT);
});

test('the chosen theme is remembered on every page and in every tab, and is there before the first paint', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/');
  await hydrated(other);
  await control(page).click();
  expect(await ground(page)).toBe(NIGHT);
  await expect.poll(() => ground(other)).toBe(NIGHT);

  // Without the shell's script there is only the line in the head: what it says is what is painted first.
  await page.route('**/releases/**/*.js', (route) => route.abort());
  await page.goto('/faq');
  expect(await ground(page)).toBe(NIGHT);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#10161f');
});

test('switching the theme changes no element of the page but the switch', async ({ page }) => {
  await tellConnection(page, POOR);
  await page.goto('/local-news');
  // The last that a sleeping page does by itself.
  await expect(page.locator('script[src*="/reports."]')).toBeAttached();
  const changes = await page.evaluate(async () => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        seen.push(`${target.nodeName.toLowerCase()} ${attributeName ?? 'children'}`);
    }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
    document.querySelector<HTMLElement>('header button[aria-label="Dark theme"]')?.click();
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    return [...new Set(seen)];
  });
  expect(changes.toSorted()).toEqual([
    'button aria-pressed',
    'button title',
    'html data-theme',
    'meta content',
  ]);
});

test('before there are scripts the system decides and no dead switch is shown, but it has its room: nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { released: wait, letGo: release } = hold();
  await page.route('**/releases/shell/**/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const radio = page.locator('header').getByRole('link', { name: 'Live Radio' }).locator('visible=true');
  const before = await radio.boundingBox();
  await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
  await expect(control(page)).toHaveCount(0);
  release();
  await expect(control(page)).toBeVisible();
  expect(await radio.boundingBox()).toEqual(before);
});
