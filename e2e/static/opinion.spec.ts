import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { expect, hydrated, test } from '../support/test.ts';

const areaOf = (page: Page, piece = 0) =>
  page.getByPlaceholder('Share your thoughts on this opinion piece...').nth(piece);

// spec 1 What the product does: Accounts, sign-in and commenting are not shown
// spec 2 Opinion: Discussion block with its text area and placeholder
// spec 2 Opinion: 'Post Comment': nothing is submitted
// spec 5 Rules: No form shows a validation
test("'Post Comment' shows a notice that comments are not open yet and sends nothing; the text of each piece survives leaving and reloading the page", async ({
  page,
}) => {
  await page.goto('/opinion');
  await hydrated(page);
  await areaOf(page, 1).fill('Let it grow.');
  await areaOf(page).fill('Benches, yes.');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /bench|grow/i.test(request.url())) sent.push(request.url());
  });
  await areaOf(page).press('Tab');
  await expect(page.getByRole('button', { name: 'Post Comment' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Comments are not open yet. Nothing was sent; your text stays here until you close this tab.',
  );
  await expect(areaOf(page)).toHaveValue('Benches, yes.');

  await page.getByRole('link', { name: 'Contact Our Editors' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(areaOf(page)).toHaveValue('Benches, yes.');
  expect(sent).toEqual([]);

  await page.reload();
  // A browser may wake such a page only when the reader focuses the form.
  await areaOf(page).focus();
  await expect(areaOf(page)).toHaveValue('Benches, yes.');
  await expect(areaOf(page, 1)).toHaveValue('Let it grow.');
});

test('text typed before the script of the form has loaded is kept', async ({ page }) => {
  const { promise: released, resolve: release } = deferred();
  await page.route(/page-opinion/, (route) => released.then(() => route.continue()));
  await page.goto('/opinion', { waitUntil: 'commit' });
  await areaOf(page).fill('Benches, yes.');
  // Its position, not its height: fonts that load meanwhile may change line breaks below the screen.
  const place = async () => ({ ...(await page.locator('main article').nth(1).boundingBox()), height: null });
  const before = await place();
  release();
  // Not their number: on a slow machine the shell keeps an entry, too.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Benches, yes.');
  await expect(areaOf(page)).toHaveValue('Benches, yes.');
  expect(await place()).toEqual(before);
});

test('text typed before the script of the form has loaded is added to the draft that the tab keeps', async ({
  page,
}) => {
  await page.goto('/opinion');
  await hydrated(page);
  await areaOf(page).fill('Benches, yes.');
  const { promise: released, resolve: release } = deferred();
  await page.route(/page-opinion/, (route) => released.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await areaOf(page).fill('And trees.');
  release();
  await hydrated(page);
  await expect(areaOf(page)).toHaveValue('Benches, yes.\n\nAnd trees.');
});

test('when the script of the form, or every script, does not load, pressing the button still shows the notice', async ({
  page,
}) => {
  for (const script of [/page-opinion/, /\/awake\./, /\.js$/]) {
    await page.unrouteAll();
    await page.route(script, (route) => route.abort());
    await page.goto('/opinion');
    await page.getByRole('button', { name: 'Post Comment' }).first().click();
    await expect(page.getByText('Nothing was sent').filter({ visible: true }), String(script)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Nothing was sent').filter({ visible: true })).toHaveCount(0);
  }
});

// spec beyond: With scripts off every page can be read, and nothing dead is shown
test('with scripts off a text with a link to the editors replaces the form, and no control is dead', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/opinion');
  await expect(page.getByText(/^Comments are not open yet\./)).toHaveCount(2);
  await expect(page.getByText(/^Comments are not open yet\./).filter({ visible: true })).toHaveCount(2);
  await expect(page.locator('main textarea:visible, main button:visible')).toHaveCount(0);
  for (const link of await page.getByRole('link', { name: 'Contact page' }).all())
    await expect(link).toHaveAttribute('href', '/contact');
  await context.close();
});
