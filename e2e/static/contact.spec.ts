import { EMBEDS } from '../../shared/src/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const { frame: FORM, script: SCRIPT } = EMBEDS.contactForm;

// spec 1 What the product does: Partner promotions, a video, an image feed, an events wall, a lead form and a donation pop-up are there
// spec 2 Contact: Lead form in a frame of 789px
// spec 2 Contact: Its script is loaded once
test('the form loads only after a click, in a frame 789 px high; its script loads once, even after leaving and coming back', async ({
  page,
  pageErrors,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(FORM)) requested.push(pathname);
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested).toEqual([]);
  const rail = page.getByRole('heading', { name: 'Write to the right desk' });
  const before = await rail.boundingBox();

  await page.getByRole('link', { name: 'Show the form' }).press('Enter');
  const frame = page.locator('main iframe');
  const name = frame.contentFrame().getByLabel('Your name');
  await expect(frame).toHaveCount(1);
  expect((await frame.boundingBox())?.height).toBe(789);
  await expect(name).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
  await expect.poll(() => requested).toEqual(expect.arrayContaining([FORM, SCRIPT]));
  expect(await rail.boundingBox()).toEqual(before);

  // By keyboard: right after a scroll, a click may still go to the frame, which is another process.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.goBack();
  await expect(frame).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the form' }).click();
  await expect(name).toBeVisible();
  expect(requested.filter((path) => path === SCRIPT)).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

test('on a phone a letter can be corrected and sent from the frame, and its confirmation scrolls into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/contact');
  const script = page.waitForResponse(`**${SCRIPT}`);
  await page.getByRole('link', { name: 'Show the form' }).click();
  await (await script).finished();
  const form = page.locator('main iframe').contentFrame();
  await form.getByLabel('Your name').fill('Ada <b>');
  await form.getByLabel('Your letter').fill('A bench at every stop.');
  await form.getByRole('button', { name: 'Send the letter' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    /^One thing is missing or wrong\. Nothing was sent yet\.$/,
  );
  await expect(form.getByLabel('Your email address')).toHaveAccessibleDescription(/name@example\.com/);

  await form.getByLabel('Your email address').fill('ada@example.com');
  await form.getByRole('button', { name: 'Send the letter' }).click();
  const confirmed = form.getByRole('heading', { name: 'Thank you, Ada <b>. Your letter arrived.' });
  await expect(confirmed).toBeInViewport();
  await expect(form.getByText('A bench at every stop.')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a separate page that accepts a letter and confirms it', async ({ page, context }) => {
    await page.goto('/contact');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Show the form' }).click();
    const form = await opened;
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your email address').fill('ada@example.com');
    await form.getByLabel('Your letter').fill('A bench at every stop.');
    await form.getByRole('button', { name: 'Send the letter' }).click();
    await expect(form.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada. Your letter arrived.');
  });
});

test('on a small screen a link skips the form to the addresses', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Addresses and phone' }).click();
  await expect(page.getByRole('link', { name: 'news@meadowlark.example' }).first()).toBeInViewport();
});
