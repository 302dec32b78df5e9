import { expect, hydrated, test } from '../support/test.ts';

// spec 2 About: Press information and 'Download Press Kit'
test('the FAQ links to the explanation of the sample edition, and the press kit there downloads as a text file', async ({
  page,
}) => {
  await page.goto('/faq#is-this-a-real-newspaper');
  await hydrated(page);
  await page
    .locator('#is-this-a-real-newspaper')
    .getByRole('link', { name: 'About the sample edition' })
    .click();
  await expect(page).toHaveURL(/\/about#sample$/);
  await expect(page.getByRole('heading', { name: 'The Sample Edition' })).toBeInViewport();
  const [kit] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Press Kit' }).click(),
  ]);
  expect(kit.suggestedFilename()).toBe('press-kit.txt');
});
