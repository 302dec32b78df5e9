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

test('the outside form is asked only after a click, and then stands in a frame 789 px high; its script is loaded once, also after leaving and coming back', async ({
  page,
  context,
  complaints,
}) => {
  const asked = await outsideForm(context);
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  const rail = page.getByRole('heading', { name: 'Write to the right desk' });
  const before = await rail.boundingBox();

  await page.getByRole('link', { name: 'Show the form' }).press('Enter');
  const frame = page.locator('main iframe');
  const name = page.frameLocator('main iframe').getByLabel('Name');
  await expect(frame).toHaveCount(1);
  expect((await frame.boundingBox())?.height).toBe(789);
  await expect(name).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/embed/meadowlark-letters', '/embed.js']));
  expect(await rail.boundingBox()).toEqual(before);

  // With the keyboard: a click in the moment after a scroll may still be given to the frame, which is another process.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.goBack();
  await expect(frame).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the form' }).click();
  await expect(name).toBeVisible();
  expect(asked.filter((path) => path === '/embed.js')).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'formScripts') as unknown)).toBe(1);
  expect(complaints).toEqual([]);
});

test('on a small screen a link leads past the form to the addresses', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'To the addresses and the telephone' }).click();
  await expect(page.getByRole('link', { name: 'news@meadowlark.example' }).first()).toBeInViewport();
});
