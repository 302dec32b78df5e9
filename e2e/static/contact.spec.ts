import type { BrowserContext } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Answers for the outside form, and records the requested files. */
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

// spec 1 What the product does: Partner promotions, a video, an image feed, an events wall, a lead form and a donation pop-up are there
// spec 2 Contact: Lead form in a frame of 789px
// spec 2 Contact: Its script is loaded once
test('the outside form is asked only after a click, and then stands in a frame 789 px high; its script is loaded once, also after leaving and coming back', async ({
  page,
  context,
  pageErrors,
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

  // By keyboard: just after a scroll, a click may still go to the frame, which is another process.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.goBack();
  await expect(frame).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the form' }).click();
  await expect(name).toBeVisible();
  expect(asked.filter((path) => path === '/embed.js')).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'formScripts') as unknown)).toBe(1);
  expect(pageErrors).toEqual([]);
});

test('on a small screen a link leads past the form to the addresses', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Addresses and phone' }).click();
  await expect(page.getByRole('link', { name: 'news@meadowlark.example' }).first()).toBeInViewport();
});
