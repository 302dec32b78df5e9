import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const COLUMNS = [
  { path: '/', heading: 'News in brief' },
  { path: '/local-news', heading: 'The latest' },
  { path: '/health', heading: 'More in the paper' },
] as const;

for (const { path, heading } of COLUMNS)
  test(`from 1600 px on ${path} is 1440 px wide, with a column of headlines beside its stories`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto(path);
    const column = page.locator('section', { has: page.getByRole('heading', { name: heading }) });
    const [footer, headlines, lead] = await Promise.all(
      [page.locator('footer > div').first(), column, page.locator('main article').first()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(footer?.width).toBe(1440);
    expect(headlines?.width).toBeGreaterThan(250);
    expect(headlines?.x).toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0));
    // They begin together, below their heads, and the column is no longer than the stories.
    expect(Math.abs((headlines?.y ?? 0) - (lead?.y ?? 0))).toBeLessThan(80);
    const stories = await page.locator('[data-columns]').first().boundingBox();
    expect(headlines?.height).toBeLessThan((stories?.height ?? 0) + 80);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('below 1600 px the headlines of a section are only in its list', async ({ page }) => {
  await page.setViewportSize({ width: 1599, height: 1000 });
  await page.goto('/local-news');
  await expect(page.getByRole('heading', { name: 'The latest' })).toBeHidden();
});
