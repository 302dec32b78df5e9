import type { BrowserContext } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Answers for the outside form, and says what of it was asked for. */
async function outsideForm(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://forms.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return pathname.endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: 'self.formScripts = (self.formScripts ?? 0) + 1',
        })
      : route.fulfill({ contentType: 'text/html', body: '<label>Name <input></label>' });
  });
  return asked;
}

test('the outside form is asked only after a click, and then stands in a frame 789 px high', async ({
  page,
  context,
  complaints,
}) => {
  const asked = await outsideForm(context);
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const rail = page.getByRole('heading', { name: 'Write to the right desk' });
  const before = await rail.boundingBox();

  await page.getByRole('link', { name: 'Show the form' }).press('Enter');
  const frame = page.locator('main iframe');
  await expect(frame).toHaveCount(1);
  expect((await frame.boundingBox())?.height).toBe(789);
  await expect(page.frameLocator('main iframe').getByLabel('Name')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
  expect(asked).toEqual(expect.arrayContaining(['/embed/meadowlark-letters', '/embed.js']));
  expect(await rail.boundingBox()).toEqual(before);
  expect(complaints).toEqual([]);
});

test("the form's script is loaded once, also after leaving and coming back", async ({ page, context }) => {
  const asked = await outsideForm(context);
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('link', { name: 'Show the form' }).click();
  await expect(page.frameLocator('main iframe').getByLabel('Name')).toBeVisible();

  // With the keyboard: a click in the moment after a scroll may still be given to the frame, which is another process.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.goBack();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the form' }).click();
  await expect(page.frameLocator('main iframe').getByLabel('Name')).toBeVisible();

  expect(asked.filter((path) => path === '/embed.js')).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'formScripts') as unknown)).toBe(1);
});

test('a plain link leads to the form at its own site', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const link = page.getByRole('link', { name: /^Open the form at forms\.example/ });
  await expect(link).toHaveAttribute('href', 'https://forms.example/meadowlark-letters');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the sidebar lists five addresses, telephone, office, hours and social links', async ({ page }) => {
  await page.goto('/contact');
  const main = page.locator('main');
  for (const [desk, email] of [
    ['Editorial', 'news@meadowlark.example'],
    ['Advertising', 'ads@meadowlark.example'],
    ['Tips', 'tips@meadowlark.example'],
    ['General', 'hello@meadowlark.example'],
    ['Privacy', 'privacy@meadowlark.example'],
  ] as const) {
    await expect(main.getByText(desk, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
  await expect(main.getByRole('link', { name: '402 555 0136' })).toHaveAttribute('href', 'tel:+14025550136');
  await expect(main.locator('address')).toHaveText('100 Sample StreetOmaha, NE 68100');
  await expect(main.getByText('Monday to Friday, 9am to 5pm')).toBeVisible();
  for (const name of ['Facebook', 'Instagram'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/\w+\.example\//);
});

test('on a small screen a link leads past the form to the addresses', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'To the addresses and the telephone' }).click();
  await expect(page.getByRole('link', { name: 'news@meadowlark.example' }).first()).toBeInViewport();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a link to its own site, and every address can be used', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.locator('main iframe')).toHaveCount(0);
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Open the form at forms\.example/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(5);
  });
});
