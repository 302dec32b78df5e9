import type { Locator, Page } from '@playwright/test';
import { EMBEDS, SITE } from '../../shared/src/site.ts';
import { deferred } from '../support/deferred.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
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
  heading: string | RegExp;
}

const CALENDAR: EmbedCase = {
  region: 'main',
  action: 'Show the calendar',
  embed: events,
  height: () => 900,
  heading: 'What is on',
};
const FILM: EmbedCase = {
  region: 'section[aria-labelledby="featured-video"]',
  action: /^Play, /,
  embed: film,
  height: (width) => Math.round((width * 9) / 16),
  heading: /^Dawn at the elevator/,
};
const UPDATES: EmbedCase = {
  region: 'section[aria-labelledby="latest-updates"]',
  action: 'Show Latest Updates',
  embed: imageFeed,
  height: () => 1600,
  heading: 'The paper in pictures',
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
  test(`${what}: nothing is requested before the press; then a sandboxed frame fills the reserved space, and the sample edition responds`, async ({
    page,
    site,
    pageErrors,
  }) => {
    const outside = thirdParties(page, site.origin);
    const requested = new Set<string>();
    page.on('request', (request) => void requested.add(new URL(request.url()).pathname));
    await page.goto(path);
    await hydrated(page);
    for (const { region, action, embed, height, heading } of embeds) {
      const letCome = await holdFrame(page, embed.frame);
      const part = page.locator(region);
      const control = part.getByRole('link', { name: action });
      const beside = plainLink(page, { region, embed });
      await expect(beside).toHaveAttribute('rel', 'noopener noreferrer');
      await control.scrollIntoViewIfNeeded();
      await expect(part.locator('iframe')).toHaveCount(0);
      expect(requested).not.toContain(embed.frame);

      await (key === null ? control.click() : control.press(key));
      const frame = part.locator('iframe');
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAttribute('sandbox', /^(?!.*(?:top-navigation|same-origin)).*allow-scripts/);
      await expect(frame).toHaveAttribute('title', /./);
      await expect(part.getByRole('status')).toHaveText('Loading…');
      const box = await frame.boundingBox();
      expect(Math.round(box?.height ?? 0)).toBe(height(box?.width ?? 0));

      const empty = await placeOf(beside);
      letCome();
      const content = frame.contentFrame();
      await expect(content.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
      await expect(part.getByRole('status')).toHaveCount(0);
      expect(await placeOf(beside)).toBe(empty);
    }
    expect(await layoutShifts(page)).toEqual([]);
    expect(outside).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
}

// axe looks into no frame of another origin, and a sandboxed one has its own.
test('every stand-in of the sample edition is accessible', { tag: '@full' }, async ({ page }) => {
  for (const { page: path } of [events, film, imageFeed, EMBEDS.contactForm]) {
    await page.goto(path);
    // Captions of the film fade. Half faded they lack contrast, and are not meant to be read.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 3_000;
      }
    });
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});

test('the calendar begins with today in Omaha', async ({ page }) => {
  await page.goto(events.page);
  const today = new Intl.DateTimeFormat('en-US', { timeZone: SITE.timeZone, dateStyle: 'full' });
  await expect(page.getByText(`Today is ${today.format(new Date())}.`)).toBeVisible();
});

test('the film plays, stops when the reader presses stop, and does not start by itself with reduced motion', async ({
  page,
}) => {
  const isMoving = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  await page.goto(film.page);
  expect(await isMoving()).toBe(true);
  await page.getByRole('checkbox', { name: 'Pause' }).press('Space');
  expect(await isMoving()).toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await isMoving()).toBe(false);
  await page.getByRole('checkbox', { name: 'Play' }).press('Space');
  expect(await isMoving()).toBe(true);
  // Colors change; nothing moves.
  const moves = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().filter((frame) => 'transform' in frame),
      ),
  );
  expect(moves).toEqual([]);
});

test('an embed that is down restores its still in the same space, with a link to the embed, and can be tried again', async ({
  page,
}) => {
  let isDown = true;
  await page.route(`**${events.frame}`, (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  );
  await page.goto('/events');
  await page.getByRole('link', { name: CALENDAR.action }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('It did not load. Open it on a separate page');
  await expect(alert.getByRole('link')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('main img').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await expectNoViolations(page);

  isDown = false;
  await page.getByRole('link', { name: CALENDAR.action }).click();
  await expect(page.locator('main iframe').contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts an embed is a plain link to its page, which says that it opens a new tab', async ({
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

/** The link to the embed's own page, beside its frame. */
function plainLink(page: Page, { region, embed }: Pick<EmbedCase, 'region' | 'embed'>): Locator {
  return page
    .locator(region)
    .locator(`a[href="${embed.page}"]`)
    .filter({ hasText: / on a separate page/ });
}

/** Holds the content of a frame until the returned function is called. */
async function holdFrame(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: letCome } = deferred();
  await page.route(`**${address}`, async (route) => {
    await released;
    await route.continue();
  });
  return letCome;
}

/** Position of an element on the page, independent of scrolling. */
function placeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
}
