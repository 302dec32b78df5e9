import { expect, hydrated, test } from '../support/test.ts';

test('three documents show their first page and lead to the shared file in a new tab', async ({ page }) => {
  await page.goto('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/./);
    await expect(card.getByRole('img')).toHaveJSProperty('naturalWidth', 600);
    const link = card.getByRole('link', { name: /^View Document/ });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test("a picture that fails gives way to 'Document Preview' in the same room", async ({ page }) => {
  await page.goto('/partners');
  const first = page.locator('main article').first();
  const whole = await first.boundingBox();

  await page.route(/\/svg\/how-we-work\.\w+\.svg$/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await expect(first.getByText('Document Preview')).toBeVisible();
  await expect(first.getByRole('img')).toHaveCount(0);
  expect(await first.boundingBox()).toEqual(whole);
  await expect(page.locator('main article img').filter({ visible: true })).toHaveCount(2);
});

test('Partnership Opportunities lead to the contact page, with the keyboard as well', async ({ page }) => {
  await page.goto('/partners');
  await expect(page.getByRole('heading', { name: 'Partnership Opportunities' })).toBeVisible();
  await page
    .getByRole('link', { name: /^View Document/ })
    .last()
    .focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('documents and links are there, and a missing picture is named', async ({ page }) => {
    await page.route(/\/svg\/how-we-work\.\w+\.svg$/, (route) => route.abort());
    await page.goto('/partners');
    await expect(page.getByRole('link', { name: /^View Document/ })).toHaveCount(3);
    await expect(page.getByAltText('Document Preview').first()).toBeVisible();
  });
});
