import { SITE } from '../../shared/src/site.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { thirdParties } from '../support/third-parties.ts';

const { events, film, imageFeed } = SITE.embeds;

const EMBEDS = [
  {
    name: 'the calendar of Local Events',
    path: '/events',
    region: 'main',
    action: 'Show the calendar',
    embed: events,
    height: () => 900,
  },
  {
    name: 'the featured video',
    path: '/',
    region: 'section[aria-labelledby="featured-video"]',
    action: /^Play, /,
    embed: film,
    height: (width: number) => Math.round((width * 9) / 16),
  },
  {
    name: 'Latest Updates',
    path: '/',
    region: 'section[aria-labelledby="latest-updates"]',
    action: 'Show Latest Updates',
    embed: imageFeed,
    height: () => 1600,
  },
];

for (const { name, path, region, action, embed, height } of EMBEDS) {
  test(`${name}: no third party is asked before the click, then a sandboxed frame has its room`, async ({
    page,
    site,
  }) => {
    await page.route(embed.frame, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The outside part</h1>' }),
    );
    const asked = thirdParties(page, site.origin);
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const part = page.locator(region);
    await part.getByRole('link', { name: action }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(part.locator('iframe')).toHaveCount(0);

    await part.getByRole('link', { name: action }).click();
    const frame = part.locator('iframe');
    await expect(frame.contentFrame().getByRole('heading', { name: 'The outside part' })).toBeVisible();
    expect(asked).toEqual([embed.frame]);
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation).*allow-scripts/);
    await expect(frame).toHaveAttribute('title', /.+/);
    await expect(frame).toBeFocused();
    const box = await frame.boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(height(box?.width ?? 0));
    await page.waitForTimeout(600);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test(`${name} has a plain link beside the frame, with scripts and without`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const site = new RegExp(` at ${new URL(embed.page).hostname}`);
    const link = (on: typeof page) => on.locator(region).getByRole('link', { name: site });
    await page.goto(path);
    await hydrated(page);
    await expect(link(page)).toHaveAttribute('href', embed.page);
    await expect(link(page)).toHaveAttribute('rel', 'noopener noreferrer');

    const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const still = await quiet.newPage();
    await still.goto(path);
    await expect(link(still)).toBeVisible();
    const outside = still.locator(region).getByRole('link', { name: action });
    await expect(outside).toHaveAttribute('href', embed.page);
    await expect(outside).toHaveAccessibleName(/opens in a new tab/);
    await expect(still.locator(`${region} button`)).toHaveCount(0);
    await quiet.close();
  });
}

test('the calendar opens by the keyboard', async ({ page }) => {
  await page.route(events.frame, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Wall' }));
  await page.goto('/events');
  await hydrated(page);
  await page.getByRole('link', { name: 'Show the calendar' }).press('Enter');
  await expect(page.locator('main iframe')).toBeFocused();
});
