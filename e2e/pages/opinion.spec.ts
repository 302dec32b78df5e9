import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

const areaOf = (page: Page, piece = 0) =>
  page.getByPlaceholder('Share your thoughts on this opinion piece...').nth(piece);

test('two pieces with initial, author, date, excerpt, comment count and discussion', async ({ page }) => {
  await page.goto('/opinion');
  const pieces = page.locator('main article');
  await expect(pieces).toHaveCount(2);
  for (const piece of await pieces.all()) {
    await expect(piece.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(piece.locator('time')).toHaveText(/^November \d+, 2025$/);
    await expect(piece.getByRole('link', { name: '0 comments' })).toBeVisible();
    await expect(piece.getByRole('heading', { name: 'Discussion' })).toBeVisible();
    expect(
      await piece
        .locator('p')
        .evaluateAll((all) => all.filter((p) => getComputedStyle(p).fontStyle === 'italic').length),
    ).toBeGreaterThan(0);
  }
});

test('beside them: four popular opinions, a partner to watch, an ad, and the way to the editors', async ({
  page,
}) => {
  await page.goto('/opinion');
  const main = page.locator('main');
  await expect(main.locator('section', { hasText: 'Popular Opinions' }).getByRole('listitem')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', /^https:/);
  await expect(main.locator('[data-ad="box"]')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Submit Your Opinion' })).toBeVisible();
  await main.getByRole('link', { name: 'Contact Our Editors' }).click();
  await expect(page).toHaveURL('/contact');
});

test('what is typed outlives leaving the page and reloading it, for each piece on its own', async ({
  page,
}) => {
  await page.goto('/opinion');
  await hydrated(page);
  await areaOf(page).fill('Benches, yes.');
  await areaOf(page, 1).fill('Let it grow.');

  await page.getByRole('link', { name: 'Contact Our Editors' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(areaOf(page)).toHaveValue('Benches, yes.');

  await page.reload();
  // A browser may wake such a page only when the reader turns to the form.
  await areaOf(page).focus();
  await expect(areaOf(page)).toHaveValue('Benches, yes.');
  await expect(areaOf(page, 1)).toHaveValue('Let it grow.');
});

test("'Post Comment' says in the notification area that comments are not open yet, sends nothing, loses nothing", async ({
  page,
}) => {
  await page.goto('/opinion');
  await hydrated(page);
  await areaOf(page).fill('Benches, yes.');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await areaOf(page).press('Tab');
  await expect(page.getByRole('button', { name: 'Post Comment' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Comments are not open yet. Nothing was sent; your text stays here until you close this tab.',
  );
  await expect(areaOf(page)).toHaveValue('Benches, yes.');
  expect(sent).toEqual([]);
});

test('one can write before the script of the form is there, and nothing of it is lost', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/page-opinion/, (route) => released.then(() => route.continue()));
  await page.goto('/opinion', { waitUntil: 'commit' });
  await areaOf(page).fill('Benches, yes.');
  const before = await page.locator('main article').nth(1).boundingBox();
  release();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  await expect(areaOf(page)).toHaveValue('Benches, yes.');
  expect(await page.locator('main article').nth(1).boundingBox()).toEqual(before);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('honest text stands where the form would be, with a way to the editors, and nothing dead', async ({
    page,
  }) => {
    await page.goto('/opinion');
    await expect(page.getByText(/^Comments are not open yet\./)).toHaveCount(2);
    await expect(page.locator('main textarea:visible, main button:visible')).toHaveCount(0);
    await page.getByRole('link', { name: 'Contact page' }).first().click();
    await expect(page).toHaveURL('/contact');
  });
});
