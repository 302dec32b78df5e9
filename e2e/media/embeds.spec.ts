import type { Locator, Page } from '@playwright/test';
import { EMBEDS } from '../../shared/src/site.ts';
import { deferred } from '../support/deferred.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { thirdParties } from '../support/browser/third-parties.ts';

const { events, film, imageFeed } = EMBEDS;

interface EmbedCase {
  region: string;
  action: string | RegExp;
  embed: { frame: string; page: string };
  /** Height of the frame, by its width. */
  height: (width: number) => number;
}

const CALENDAR: EmbedCase = {
  region: 'main',
  action: 'Show the calendar',
  embed: events,
  height: () => 900,
};
const FILM: EmbedCase = {
  region: 'section[aria-labelledby="featured-video"]',
  action: /^Play, /,
  embed: film,
  height: (width) => Math.round((width * 9) / 16),
};
const UPDATES: EmbedCase = {
  region: 'section[aria-labelledby="latest-updates"]',
  action: 'Show Latest Updates',
  embed: imageFeed,
  height: () => 1600,
};

const PAGES = [
  { path: '/events', embeds: [CALENDAR], what: 'the calendar of Local Events', key: 'Enter' },
  { path: '/', embeds: [FILM, UPDATES], what: 'the featured video and Latest Updates', key: null },
];

for (const { path, embeds, what, key } of PAGES) {
  // spec 1 What the product does: Partner promotions, a video, an image feed, an events wall, a lead form and a donation pop-up are there
  // spec 2 Home: Featured Video with an embedded video
  // spec 2 Home: Latest Updates: an embedded image feed
  // spec 2 Local Events: A full-width frame with an outside RSS wall
  // spec 9 Constants: Image feed frame 1600 px high
  // spec beyond: Nothing moves on a cold load, fast or slow, with faces, pictures, ads and embeds late
  test(`${what}: no third party is asked before the press, then a sandboxed frame has its room`, async ({
    page,
    site,
  }) => {
    const asked = thirdParties(page, site.origin);
    await page.goto(path);
    await hydrated(page);
    for (const [i, { region, action, embed, height }] of embeds.entries()) {
      const letCome = await holdFrame(page, embed.frame);
      const part = page.locator(region);
      const control = part.getByRole('link', { name: action });
      const beside = plainLink(page, { region, embed });
      await expect(beside).toHaveAttribute('href', embed.page);
      await expect(beside).toHaveAttribute('rel', 'noopener noreferrer');
      await control.scrollIntoViewIfNeeded();
      await expect(part.locator('iframe')).toHaveCount(0);

      await (key === null ? control.click() : control.press(key));
      const frame = part.locator('iframe');
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation).*allow-scripts/);
      await expect(frame).toHaveAttribute('title', /./);
      const box = await frame.boundingBox();
      expect(Math.round(box?.height ?? 0)).toBe(height(box?.width ?? 0));

      const empty = await placeOf(beside);
      letCome();
      await expect(frame.contentFrame().getByRole('heading', { name: 'The outside part' })).toBeVisible();
      expect(await placeOf(beside)).toBe(empty);
      // All requests since the page was opened: one frame for one press.
      expect(asked).toEqual(embeds.slice(0, i + 1).map((one) => one.embed.frame));
    }
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('what would show an embed is a plain link to the same thing, and says that it opens a new tab', async ({
    page,
  }) => {
    for (const { path, embeds } of PAGES) {
      await page.goto(path);
      for (const { region, action, embed } of embeds) {
        await expect(plainLink(page, { region, embed })).toBeVisible();
        const outside = page.locator(region).getByRole('link', { name: action });
        await expect(outside).toHaveAttribute('href', embed.page);
        await expect(outside).toHaveAccessibleName(/opens in a new tab/);
        await expect(page.locator(`${region} button`)).toHaveCount(0);
      }
    }
  });
});

/** The link to the embed's own site, beside its frame. */
function plainLink(page: Page, { region, embed }: Pick<EmbedCase, 'region' | 'embed'>): Locator {
  return page.locator(region).getByRole('link', { name: new RegExp(` at ${new URL(embed.page).hostname}`) });
}

/** Holds the content of a frame until the returned function is called. */
async function holdFrame(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: letCome } = deferred();
  await page.route(address, async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/html', body: '<h1>The outside part</h1>' });
  });
  return letCome;
}

/** Position of an element on the page, independent of scrolling. */
function placeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
}
