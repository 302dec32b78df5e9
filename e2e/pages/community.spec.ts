import { expect, test } from '../support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Community with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('shows four highlight cards with their pictures', async ({ page }) => {
      await page.goto('/community');
      const cards = page.locator('section', { hasText: 'Highlights' }).first().locator('article');
      await expect(cards).toHaveCount(4);
      for (const card of await cards.all()) {
        await expect(card.locator('h3')).not.toBeEmpty();
        const src = await card.locator('img').getAttribute('src');
        const picture = await page.request.get(src ?? '');
        expect(picture.headers()['content-type']).toContain('image/svg+xml');
      }
    });

    test('lists upcoming events with date, title and location, soonest first', async ({ page }) => {
      await page.goto('/community');
      const events = page.locator('section', { hasText: 'Upcoming Events' }).last().locator('li');
      await expect(events).toHaveCount(5);
      const days = await events
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days).toEqual(days.toSorted());
      expect(Date.parse(days[0] ?? '')).toBeGreaterThan(Date.now());
      await expect(events.first().locator('p')).not.toBeEmpty();
    });

    test('leads from Get Involved and the partner boxes to where they say', async ({ page }) => {
      await page.goto('/community');
      const ways = page.locator('section', { hasText: 'Get Involved' }).last();
      await expect(ways.getByRole('link')).toHaveCount(4);
      await expect(page.getByRole('link', { name: 'Visit Prairie Partner' })).toHaveAttribute(
        'href',
        'https://prairie-partner.example/',
      );
      await ways.getByRole('link', { name: 'To the opinion page' }).click();
      await expect(page.locator('h1')).toHaveText('Opinion');
    });
  });
}
