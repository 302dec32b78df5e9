import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/axe.ts';
import { PAGES } from '../support/pages/specified-pages.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Marks the document. The result tells whether it is still shown. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

// spec 2 App shell: The whole app stands in a router that fetches its data
test('following links through the whole site loads only one document', async ({ page, pageErrors }) => {
  await page.goto('/');
  await hydrated(page);
  const isSame = await markDocument(page);

  // No link leads to the page that replaces others without a network.
  for (const { path, heading } of PAGES.filter(({ path: to }) => to !== '/' && to !== '/offline')) {
    // All links of masthead, menu and footer.
    await page.locator(`:is(header, nav, footer) a[href="${path}"]`).first().dispatchEvent('click');
    // Polls every frame, because a slower interval adds up over thirty pages.
    await page.waitForFunction((to) => location.pathname === to, path);
    await expect(page.locator('h1')).toHaveText(heading);
  }
  expect(await isSame()).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('a link in a tab that was open for half an hour loads a document with the current date, weather and edition', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page);
  const isSame = await markDocument(page);
  await page.clock.setSystemTime(Date.now() + 29 * 60_000);
  await page.locator('footer').getByRole('link', { name: 'Partners' }).click();
  await expect(page.locator('h1')).toHaveText('Partners');
  expect(await isSame()).toBe(true);

  await page.clock.setSystemTime(Date.now() + 31 * 60_000);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  expect(await isSame()).toBe(false);
});

// spec 2 App shell: The whole app stands in a router that fetches its data
test('a navigation moves focus and title, and Back restores the page, even from an unknown page', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await hydrated(page);
  const isSame = await markDocument(page);
  await page.getByRole('list', { name: 'Still here' }).getByRole('link', { name: 'Community' }).click();
  await expect(page.locator('h1')).toHaveText(/Community/);
  expect(await isSame()).toBe(true);

  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/^FAQ|Questions/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/);
  await expect(page.locator('[role=status]').filter({ hasText: 'The Omaha Meadowlark' })).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Community/);
  await expect(page).toHaveTitle(/Community/);
  expect(await isSame()).toBe(true);
});

test('the next Tab continues from the fragment of the URL, as in a document, and after Back from the link that was used', async ({
  page,
}) => {
  const afterTab = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => document.activeElement?.outerHTML);
  };
  await page.goto('/about#sample');
  await hydrated(page);
  const asDocument = await afterTab();
  await page.goto('/local-news');
  await hydrated(page);
  const isSame = await markDocument(page);
  const story = page.locator('main article a').nth(3);
  await story.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/article\//);
  await expect(page.locator('main')).toBeFocused();
  const link = page.locator('main').getByRole('link', { name: 'About it' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#sample');
  await expect(page.locator('h1')).toHaveText('About Us');
  expect(await afterTab()).toBe(asDocument);

  await page.goBack();
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(story).toBeFocused();
  // A link of the footer that the main part has as well.
  const below = page.locator('footer a[href="/about"]').first();
  await below.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(below).toBeFocused();
  await expect(below).toBeInViewport();
  expect(await isSame()).toBe(true);
});

// spec 2 App shell: 'Unexpected Application Error!'
test('a navigation that fails shows the error screen inside the frame, and the site still works', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/_data/*/faq', (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.locator('head [data-head]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute('**/_data/*/faq');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByPlaceholder('Search FAQs...')).toBeVisible();
});

test('without a network a link leads to the offline message, Go Back shows the previous page, and Try Again works with a network', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  const heading = page.locator('main h1');
  await expect(heading).toHaveText('This page is not on this device');
  await expect(page.locator('main')).toContainText('You are offline.');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[role=status]').filter({ hasText: await page.title() })).toHaveCount(1);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Go Back' }).press('Enter');
  await expect(heading).toHaveText('About Us');
  await page.goForward();
  await expect(heading).toHaveText('This page is not on this device');
  const retry = page.getByRole('link', { name: 'Try Again' });
  await retry.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(heading).toHaveText('This page is not on this device');
  await context.setOffline(false);
  await retry.press('Enter');
  await expect(heading).toHaveText('Questions, answered');
  await expect(page).toHaveTitle(/^FAQ|Questions/);
  expect(await isSame()).toBe(true);
});
