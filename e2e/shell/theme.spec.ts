import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';

// Storage of the choice, also if storage is forbidden, is tested in shell/src/features/theme/theme-choice.test.tsx.

const DAY = 'rgb(255, 254, 251)';
const NIGHT = 'rgb(16, 22, 31)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const control = (page: Page) => page.getByRole('button', { name: 'Dark theme' });

test('the theme follows the system until the reader chooses, and again when the reader chooses the theme of the system', async ({
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

// spec beyond: The reader's theme is remembered and never flashes
test('the chosen theme is remembered on other pages and in other tabs, and applies before the first paint', async ({
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

  // Without the shell's script, only the inline script in the head sets the theme, before the first paint.
  await page.route('**/releases/**/*.js', (route) => route.abort());
  await page.goto('/faq');
  expect(await ground(page)).toBe(NIGHT);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#10161f');
});

// spec beyond: The reader's theme is remembered and never flashes
test('switching the theme changes no element of the page except the switch', async ({ page }) => {
  await setConnection(page, SLOW);
  await page.goto('/local-news');
  // The last steps of a sleeping page.
  await expect(page.locator('script[src*="/reader."]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-tools');
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

test('before scripts load, the system decides the theme, and the space of the hidden switch is reserved, so nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { promise: wait, resolve: release } = deferred();
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
