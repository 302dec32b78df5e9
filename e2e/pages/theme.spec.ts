import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

const DAY = 'rgb(255, 254, 251)';
const NIGHT = 'rgb(16, 22, 31)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const control = (page: Page) => page.getByRole('button', { name: 'Dark theme' });

for (const [scheme, colour] of [
  ['light', DAY],
  ['dark', NIGHT],
] as const) {
  test.describe(`a reader whose system is ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test(`sees the ${scheme} theme without choosing`, async ({ page }) => {
      await page.goto('/about');
      expect(await ground(page)).toBe(colour);
      await expect(control(page)).toHaveAttribute('aria-pressed', String(scheme === 'dark'));
    });
  });
}

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

test('who chooses what the system says anyway follows the system again', async ({ page }) => {
  await page.goto('/about');
  await control(page).click();
  await control(page).click();
  expect(await ground(page)).toBe(DAY);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(NIGHT);
  await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
});

test('switching the theme changes no element of the page but the switch', async ({ page }) => {
  await page.goto('/local-news');
  await expect(control(page)).toBeVisible();
  const changes = await page.evaluate(async () => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        seen.push(`${target.nodeName.toLowerCase()} ${attributeName ?? 'children'}`);
    }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
    document.querySelector<HTMLElement>('header button[aria-label="Dark theme"]')?.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return [...new Set(seen)];
  });
  expect(changes.toSorted()).toEqual([
    'button aria-pressed',
    'button title',
    'html data-theme',
    'meta content',
  ]);
});

test('the theme can be chosen where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('forbidden');
      },
    }),
  );
  await page.goto('/about');
  await control(page).click();
  expect(await ground(page)).toBe(NIGHT);
});

test('the switch has its room before it is there: nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let release: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases/shell/**/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const radio = page.locator('header').getByRole('link', { name: 'Live Radio' }).locator('visible=true');
  const before = await radio.boundingBox();
  await expect(control(page)).toHaveCount(0);
  release();
  await expect(control(page)).toBeVisible();
  expect(await radio.boundingBox()).toEqual(before);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the system decides, and no dead switch is shown', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
    await expect(control(page)).toHaveCount(0);
  });
});
