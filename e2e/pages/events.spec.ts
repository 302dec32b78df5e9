import { SITE } from '../../shared/src/site.ts';
import { expect, test } from '../support/test.ts';

test('Local Events says what is in the calendar, how to send an event, and has its advertising room', async ({
  page,
}) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Local Events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is in it' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to send an event' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: SITE.contact.editorial })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${SITE.contact.editorial}`),
  );
  await expect(page.getByRole('complementary', { name: /^Advertisement/ })).toHaveCount(2);
});

test('the calendar takes the full width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/events');
  const room = await page.getByText('is kept by an outside service').locator('../..').boundingBox();
  const head = await page.locator('h1').locator('..').boundingBox();
  expect(room?.width).toBe(head?.width);
});
