import type { Page } from '@playwright/test';
import { SITE } from '../../shared/src/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const popUp = (page: Page) => page.getByRole('dialog', { name: SITE.charity.name });

/** Opens a page with a clock that the test moves, and waits until the scripts are awake. */
async function open(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The pop-up would be there by now. */
const later = (page: Page) => page.clock.runFor(40_000);

test.beforeEach(async ({ page }) => page.clock.install());

test('the donation pop-up appears 30 seconds after the load of the page, and not before', async ({
  page,
}) => {
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/about');
  await page.clock.runFor(29_500);
  await expect(popUp(page)).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(popUp(page)).toBeVisible();
  await expect(popUp(page)).toContainText(SITE.charity.text);
});

const WAYS: readonly [string, (page: Page) => Promise<void>][] = [
  ['its close control', async (page) => popUp(page).getByRole('button', { name: 'Close' }).click()],
  ['"Maybe Later"', async (page) => popUp(page).getByRole('button', { name: 'Maybe Later' }).click()],
  ['Escape', async (page) => page.keyboard.press('Escape')],
];

for (const [name, close] of WAYS) {
  test(`closed by ${name}, the pop-up stays away for the session`, async ({ page }) => {
    await open(page);
    await later(page);
    // Its script is fetched when its time has come.
    await expect(popUp(page)).toBeVisible();
    await close(page);
    await expect(popUp(page)).toHaveCount(0);
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.locator('h1')).toHaveText('Questions, answered');
    await later(page);
    await open(page, '/radio');
    await later(page);
    await expect(popUp(page)).toHaveCount(0);
  });
}

test('"Donate" opens the charity in a new tab and closes the pop-up for the session', async ({
  page,
  context,
}) => {
  await context.route(`${SITE.charity.url}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The charity</title>' }),
  );
  await open(page);
  await later(page);
  const charity = context.waitForEvent('page');
  await popUp(page).getByRole('link', { name: 'Donate' }).click();
  await expect(await charity).toHaveURL(SITE.charity.url);
  expect(await (await charity).evaluate(() => opener)).toBeNull();
  await expect(popUp(page)).toHaveCount(0);
  await open(page);
  await later(page);
  await expect(popUp(page)).toHaveCount(0);
});

test('the time goes on while the reader moves through the site', async ({ page }) => {
  await open(page);
  await page.clock.runFor(20_000);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.clock.runFor(10_000);
  await expect(popUp(page)).toBeVisible();
});

test('the pop-up takes no focus, traps none, and gives it back', async ({ page }) => {
  await open(page, '/faq');
  const field = page.getByPlaceholder('Search FAQs...');
  await field.focus();
  await later(page);
  await expect(popUp(page)).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('snow');
  await expect(field).toHaveValue('snow');

  // It stands at the end of the page: from its last control the keyboard leaves the page, and comes back at the top.
  await popUp(page).getByRole('link', { name: 'Donate' }).focus();
  await page.keyboard.press('Tab');
  await expect(popUp(page).getByRole('button', { name: 'Maybe Later' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(popUp(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('the page behind the pop-up can be used, and clicking it leaves the pop-up there', async ({ page }) => {
  await open(page, '/local-news');
  await later(page);
  await page.getByText('See All 15 Articles').click();
  await expect(page.locator('main article:visible')).toHaveCount(15);
  await expect(popUp(page)).toBeVisible();
});

test('Escape closes the open menu first, and the pop-up after it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page);
  await later(page);
  await page.getByText('Sections', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(popUp(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popUp(page)).toHaveCount(0);
});

test('where storage is forbidden, a closed pop-up stays closed while the page is open', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('forbidden');
      },
    }),
  );
  await open(page);
  await later(page);
  await popUp(page).getByRole('button', { name: 'Maybe Later' }).click();
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await later(page);
  await expect(popUp(page)).toHaveCount(0);
});

test('the pop-up is not printed', async ({ page }) => {
  await open(page);
  await later(page);
  await page.emulateMedia({ media: 'print' });
  await expect(popUp(page)).toBeHidden();
});
