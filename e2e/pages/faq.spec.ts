import { expect, hydrated, test } from '../support/test.ts';

test.describe('the FAQ', () => {
  test('shows its badges with the total, ten categories of ten questions, and whom to ask', async ({
    page,
  }) => {
    await page.goto('/faq');
    const main = page.locator('main');
    for (const badge of ['Local Omaha News', 'Community Focused', 'Independent Media', '100 questions'])
      await expect(main.getByText(badge, { exact: true })).toBeVisible();
    await expect(main.getByText('10 questions', { exact: true })).toHaveCount(10);
    await expect(main.locator('summary')).toHaveCount(100);
    const more = main.locator('section', { hasText: 'Still Have Questions?' }).last();
    await expect(more.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(more.locator('a[href^="mailto:"]')).toHaveText('questions@meadowlark.example');
  });

  test('opens one answer at a time within a section, by keyboard alone', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    const open = page.locator('#about details[open]');
    await expect(open).toHaveCount(1);
    await page.locator('#about summary').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toHaveText('Is it free to read?');
    // The other sections keep theirs.
    await page.locator('#sports-coverage summary').first().focus();
    await page.keyboard.press('Space');
    await expect(page.locator('#sports-coverage details[open]')).toHaveCount(1);
    await expect(open).toHaveCount(1);
  });

  test('filters while one types, capitals or not, and hides categories without a match', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    const field = page.getByPlaceholder('Search FAQs...');
    await field.fill('SIREN');
    await expect(page.locator('main summary')).toHaveCount(2);
    await expect(page.locator('main h2', { hasText: 'Weather & Traffic' })).toBeVisible();
    await expect(page.locator('main h2', { hasText: 'Sports Coverage' })).toHaveCount(0);
    await expect(page.getByText('2 of 100 questions')).toBeVisible();
    await expect(page.locator('main mark').first()).toHaveText(/siren/i);
    await expect(field).toBeFocused();
  });

  test('says when nothing matches, and "view all questions" clears the search', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    const field = page.getByPlaceholder('Search FAQs...');
    await field.fill('snowshoe');
    await expect(page.getByText('No FAQs found matching "snowshoe"')).toBeVisible();
    await page.getByRole('link', { name: 'view all questions' }).click();
    await expect(page.locator('main summary')).toHaveCount(100);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  test('sends the search into the address, where it can be shared', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    await page.getByPlaceholder('Search FAQs...').fill('siren');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/faq\?q=siren$/);
    await expect(page.locator('main summary')).toHaveCount(2);
    await page.goBack();
    await expect(page.locator('main summary')).toHaveCount(100);
  });

  test('gives every answer an address that opens it', async ({ page }) => {
    await page.goto('/faq#do-you-sell-data');
    await hydrated(page);
    const answer = page.getByText('No, and we gather none that anyone would buy.');
    await expect(answer).toBeInViewport();
    await expect(page.getByText('Do you sell data?')).toBeInViewport();
    await answer.locator('xpath=../../..').getByRole('link', { name: 'Link to this answer' }).click();
    await expect(page).toHaveURL(/\/faq#do-you-sell-data$/);
  });

  test('describes itself: geo tags, the canonical address, and 100 questions as structured data', async ({
    page,
    site,
  }) => {
    await page.goto('/faq');
    await expect(page.locator('meta[name="geo.region"]')).toHaveAttribute('content', 'US-NE');
    await expect(page.locator('meta[name="geo.placename"]')).toHaveAttribute('content', 'Omaha');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/faq`);
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = things.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'FAQPage');
    expect(faq.mainEntity).toHaveLength(100);
    expect(faq.mainEntity[0]).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } });
    await page.goto('/faq?q=radio');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/faq`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('the FAQ prints every answer below its question', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const box = await page.getByText('No, and we gather none that anyone would buy.').boundingBox();
  expect(box?.height).toBeGreaterThan(10);
  await expect(page.getByPlaceholder('Search FAQs...')).toBeHidden();
});

test.describe('the FAQ with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('opens one answer at a time, and the one an address names', async ({ page }) => {
    await page.goto('/faq#do-you-sell-data');
    await expect(page.getByText('No, and we gather none that anyone would buy.')).toBeInViewport();
    const open = page.locator('#privacy-security details[open]');
    await page.locator('#privacy-security summary').first().click();
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toHaveText('Do you track me?');
  });

  test('searches by sending the form, and leads back from an empty result', async ({ page }) => {
    await page.goto('/faq');
    await page.getByPlaceholder('Search FAQs...').fill('snowshoe');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No FAQs found matching "snowshoe"')).toBeVisible();
    await page.getByRole('link', { name: 'view all questions' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.locator('main summary')).toHaveCount(100);
  });
});
