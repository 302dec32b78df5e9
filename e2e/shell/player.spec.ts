import type { Page } from '@playwright/test';
import { expectSound, audioState } from '../support/browser/audio.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { test } from '../support/radio-test.ts';
import { expect, hydrated } from '../support/test.ts';

// Texts and visibility of the bar are tested in shell/src/features/player/PlayerBar.test.tsx, broken streams in
// e2e/media/radio.spec.ts.

const bar = (page: Page) => page.getByRole('region', { name: 'Live Radio player' });

/** Plays on the radio page and goes to another page by a link of the frame. */
async function playAndLeave(page: Page, path: string): Promise<void> {
  await page.goto('/radio');
  await hydrated(page);
  await play(page);
  await go(page, path);
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('You are listening live.')).toBeVisible();
}

async function go(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForFunction((to) => location.pathname === to, path);
}

// spec beyond: Playback goes on through the site, with a small player, media keys and reconnection
test('the same stream plays on while the reader moves through the site; the player bar appears on all pages but the radio page, and links to it', async ({
  page,
  station,
}) => {
  await page.goto('/radio');
  await hydrated(page);
  await go(page, '/about');
  await expect(bar(page)).toHaveCount(0);
  await go(page, '/radio');
  await play(page);
  for (const path of ['/local-news', '/blog', '/faq', '/']) {
    await go(page, path);
    await expect(bar(page)).toBeVisible();
    await expectSound(page);
  }
  await expect(bar(page)).toContainText('24/7 live stream');

  await bar(page).getByRole('link', { name: 'Live Radio' }).click();
  await expect(page).toHaveURL('/radio');
  await expect(bar(page)).toHaveCount(0);
  await expectSound(page);
  expect((await audioState(page)).plays).toBe(1);
  await expect.poll(() => station.listeners()).toBe(1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await go(page, '/about');
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect(bar(page)).toHaveCount(0);
});

// spec beyond: Playback goes on through the site, with a small player, media keys and reconnection
test('the lock screen shows the program and media keys work; the player bar pauses, plays, mutes, sets the volume, and returns the focus to the page when closed', async ({
  page,
  station,
}) => {
  const keys = await mediaKeys(page);
  const listeners = (count: number) => expect.poll(() => station.listeners()).toBe(count);
  await playAndLeave(page, '/about');
  expect(await keys.shown()).toEqual({
    title: 'Live Radio',
    artist: '24/7 live stream',
    playbackState: 'playing',
  });
  const artwork = await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src ?? '');
  expect((await page.request.get(artwork)).headers()['content-type']).toBe('image/png');
  await keys.press('pause');
  await listeners(0);
  expect((await keys.shown()).playbackState).toBe('paused');
  await keys.press('play');
  await listeners(1);

  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await listeners(0);
  await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
  await listeners(1);
  await expectSound(page);
  await bar(page).getByRole('button', { name: 'Mute' }).click();
  expect((await audioState(page)).muted).toBe(true);
  await bar(page).getByRole('slider', { name: 'Volume' }).press('ArrowRight');
  expect(await audioState(page)).toMatchObject({ muted: false, volume: 0.91 });

  await bar(page).getByRole('button', { name: 'Stop and close the player' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await listeners(0);
  await expect(page.locator('main')).toBeFocused();
  await go(page, '/radio');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.91');
});

/** Records the media key handlers of the page. Call it before opening the page. */
async function mediaKeys(page: Page) {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    Object.assign(window, { mediaKeys: handlers });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
    };
  });
  return {
    press: (action: MediaSessionAction) =>
      page.evaluate((key) => {
        const { mediaKeys: served } = window as unknown as {
          mediaKeys: Record<string, (() => void) | undefined>;
        };
        served[key]?.();
      }, action),
    shown: () =>
      page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession;
        return { title: metadata?.title, artist: metadata?.artist, playbackState };
      }),
  };
}

test('the player bar moves nothing and covers neither the end of the page nor the focus, on a phone and on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await playAndLeave(page, '/about');
  for (const [width, key] of [
    [360, 'Pause'],
    [1280, 'Play'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar(page)).toBeVisible();
    const shifts = await layoutShifts(page);
    // Without real input, because browsers ignore layout shifts for 500 ms after an input.
    const button = bar(page).getByRole('button', { name: key, exact: true });
    await button.dispatchEvent('click');
    await expect(button).toHaveCount(0);
    expect([width, await layoutShifts(page)]).toEqual([width, shifts]);

    const top = (await bar(page).boundingBox())?.y ?? Number.NaN;
    // A focused element scrolls to a place above the bar.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('main').focus();
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('main, footer') || element.id === 'main') return 0;
        return element.getBoundingClientRect().bottom;
      });
      expect(bottom).toBeLessThanOrEqual(top);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.locator('footer').boundingBox();
    expect((foot?.y ?? Number.NaN) + (foot?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  }
});

test('in forced colors the edge of the play button and the track and thumb of the volume are visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/radio');
  await hydrated(page);
  const slider = page.getByRole('slider', { name: 'Volume' });
  await slider.press('Home');
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const piece = async (left: number, top: number) =>
    (await page.screenshot({ clip: { x: left, y: top, width: 2, height: 2 } })).toString('base64');
  const middle = y + height / 2 - 1;
  const pieces = [
    await piece(x + width / 2, middle - 10),
    await piece(x + width / 2, middle),
    await piece(x + 9, middle),
  ];
  expect(new Set(pieces).size, 'ground, track and thumb').toBe(3);

  const button = await page.locator('main').getByRole('button', { name: 'Play' }).boundingBox();
  const at = (inside: number) =>
    piece((button?.x ?? 0) + inside, (button?.y ?? 0) + (button?.height ?? 0) / 2);
  expect(await at(0)).not.toBe(await at(10));
});

test('playing in one tab stops the other, which can play again', async ({ page, context, station }) => {
  const other = await context.newPage();
  const pause = (tab: Page) => tab.locator('main').getByRole('button', { name: 'Pause' });
  const openAndPlay = async (tab: Page) => {
    await tab.goto('/radio');
    await hydrated(tab);
    await play(tab);
  };
  await openAndPlay(page);
  await openAndPlay(other);
  await expect(pause(page)).toHaveCount(0);
  await expect.poll(() => station.listeners()).toBe(1);
  await play(page);
  await expect(pause(other)).toHaveCount(0);
  await expect(pause(page)).toBeVisible();
  await expect.poll(() => station.listeners()).toBe(1);
});
