import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// spec beyond: See All, accordions, search, pager and menu work with scripts off
test('See All works with scripts off', async ({ page }) => {
  await page.goto('/local-news');
  const stories = page.locator('main article:visible');
  await expect(stories).toHaveCount(5);
  await page.getByText('See All 15 Articles').click();
  await expect(stories).toHaveCount(15);
  await page.getByText('Show Less').first().click();
  await expect(stories).toHaveCount(5);
});

// spec beyond: See All, accordions, search, pager and menu work with scripts off
test('the FAQ search works with scripts off', async ({ page }) => {
  await page.goto('/faq');
  await page.getByPlaceholder('Search FAQs...').fill('meadowlark');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq\?q=meadowlark/);
  await expect(page.locator('main details[name] > summary').first()).toContainText(/meadowlark/i);
  await page.goto('/faq?q=zzzz');
  await expect(page.locator('main')).toContainText('No FAQs found matching "zzzz"');
});

// spec beyond: See All, accordions, search, pager and menu work with scripts off
test('the pager of the blog works with scripts off', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('main')).toContainText(/Page 1 of \d+ \(\d+ total articles\)/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('main')).toContainText(/Page 2 of/);
});

test('with scripts off there is no gap in place of the theme switch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  const end = (text: string) =>
    page
      .locator('header')
      .getByText(text, { exact: true })
      .evaluate((shown) => Math.round(shown.getBoundingClientRect().right));
  expect(await end('Live Radio')).toBe(await end('Sections'));
});

// spec beyond: See All, accordions, search, pager and menu work with scripts off
test('the menu opens with scripts off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page.getByText('Sections', { exact: true }).click();
  await page.locator('[popover]:popover-open').getByRole('link', { name: 'Live Radio' }).click();
  await expect(page.locator('h1')).toHaveText('Live Radio');
});
