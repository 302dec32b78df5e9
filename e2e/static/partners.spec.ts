import { expect, hydrated, test } from '../support/test.ts';

// spec 2 Partners: Title, intro and three document cards
// spec 2 Partners: 'Document Preview' when the picture fails
// spec 2 Partners: 'View Document' leads to an outside file
// spec 3 Entities: Partner document: id, url, title
// spec 4 States: Partner picture: replaced once
test("three documents show their first page, and 'Document Preview' replaces a picture that fails, in the same space", async ({
  page,
}) => {
  await page.goto('/partners');
  const cards = page.locator('main article');
  const [first, pictures] = [cards.first(), cards.getByRole('img')];
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('naturalWidth', 600);
  const whole = await first.boundingBox();

  await page.route(/\/svg\/how-we-work\.\w+\.svg$/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await expect(first.getByText('Document Preview')).toBeVisible();
  await expect(first.getByRole('img')).toHaveCount(0);
  expect(await first.boundingBox()).toEqual(whole);
  await expect(page.locator('main article img').filter({ visible: true })).toHaveCount(2);
});
