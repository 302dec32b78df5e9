import { expect, hydrated, test } from '../support/test.ts';

test('About shows mission, a team of four and four with initials, and the five values', async ({ page }) => {
  await page.goto('/about');
  const main = page.locator('main');
  for (const name of ['Our Mission', 'Our Team', 'Our Values'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const name of ['Editorial staff', 'Reporting team'])
    await expect(main.getByRole('list', { name }).getByRole('listitem')).toHaveCount(4);
  for (const name of ['Accuracy', 'Independence', 'Community Focus', 'Inclusivity', 'Innovation'])
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
});

test('About leads from Join Our Team to the contact page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Join Our Team' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the press kit of About downloads as a text file', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const [kit] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Press Kit' }).click(),
  ]);
  expect(kit.suggestedFilename()).toBe('press-kit.txt');
});

test('/about#sample leads to what the sample edition is, and the FAQ leads there', async ({ page }) => {
  await page.goto('/about#sample');
  await expect(page.getByRole('heading', { name: 'The Sample Edition' })).toBeInViewport();
  await page.goto('/faq#is-this-a-real-newspaper');
  await hydrated(page);
  await page
    .locator('#is-this-a-real-newspaper')
    .getByRole('link', { name: 'About the sample edition' })
    .click();
  await expect(page).toHaveURL(/\/about#sample$/);
  await expect(page.getByRole('heading', { name: 'The Sample Edition' })).toBeInViewport();
});

test('About describes the paper as an organization', async ({ page, site }) => {
  await page.goto('/about');
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const about = things.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'AboutPage');
  expect(about.mainEntity).toMatchObject({
    '@type': 'NewsMediaOrganization',
    name: 'The Omaha Meadowlark',
    url: `${site.origin}/`,
  });
});
