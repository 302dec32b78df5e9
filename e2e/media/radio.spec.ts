import type { Page } from '@playwright/test';
import { expectSound, audioState, loudness } from '../support/browser/audio.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { test } from '../support/radio-test.ts';
import { expect, hydrated } from '../support/test.ts';

const BROKE = 'Stream temporarily unavailable.';

const play = (page: Page) => page.getByRole('button', { name: 'Play' });

// spec 4 States: Radio: stopped or playing, muted or not
// spec 7 Calls: Radio: /api/stream?port=8076, only on play, no preload, cross-origin anonymous
test('the radio requests no stream before play, then plays real sound, and pause closes the stream', async ({
  page,
  station,
}) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/stream')) streams.push(request.url());
  });
  await page.goto('/radio');
  await hydrated(page);
  expect(streams).toEqual([]);

  await play(page).click();
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expectSound(page);
  expect(await loudness(page)).toBeGreaterThan(0.1);
  expect(streams).toEqual([expect.stringMatching(/\/api\/stream\?port=8076$/)]);
  expect(await audioState(page)).toMatchObject({ preload: 'none', crossOrigin: 'anonymous', volume: 0.9 });
  expect(station.listeners()).toBe(1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(play(page)).toBeVisible();
  await expect.poll(() => station.listeners()).toBe(0);
});

// spec 2 Radio: Play and pause, mute, volume slider
// spec 4 States: Radio: stopped or playing, muted or not
// spec 5 Rules: Volume 0 to 1 by 0.01, default 0.9
// spec 5 Rules: Moving the slider above 0 unmutes
test('the whole player works by keyboard: play, an audible volume from 0 to 1 in steps of 0.01, mute, pause', async ({
  page,
}) => {
  const mute = page.getByRole('button', { name: 'Mute' });
  const slider = page.getByRole('slider', { name: 'Volume' });
  await page.goto('/radio');
  await hydrated(page);
  await page.locator('main').focus();
  while (!(await play(page).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are listening live.')).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await expect(slider).toHaveValue('0.9');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('0.89');
  expect((await audioState(page)).volume).toBeCloseTo(0.89);
  await page.keyboard.press('PageDown');
  await expect(slider).not.toHaveValue('0.89');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  expect((await audioState(page)).muted).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  expect((await audioState(page)).muted).toBe(true);
  // Moved above 0, the slider unmutes.
  await page.keyboard.press('ArrowRight');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  expect(await audioState(page)).toMatchObject({ muted: false, volume: 0.01 });
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('1');
  expect((await audioState(page)).volume).toBe(1);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(play(page)).toBeFocused();
});

// spec 8 Errors: 'Unable to start playback. Please try again.'
// spec 8 Errors: 'Stream temporarily unavailable.'
test('a radio that cannot start says so, one whose station is down says that, and it plays when the reader tries again', async ({
  page,
  station,
}) => {
  await page.goto('/radio');
  await hydrated(page);
  await page.clock.install();
  await page.route('**/api/stream*', () => undefined);
  await play(page).click();
  await expect(page.getByText('Connecting to the stream...')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert')).toHaveText('Unable to start playback. Please try again.');
  await expect(play(page)).toBeVisible();
  await page.unroute('**/api/stream*');

  station.setState('off');
  await play(page).click();
  await expect(page.getByRole('alert')).toHaveText(BROKE);
  station.setState('on');
  await play(page).click();
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// spec beyond: Playback goes on through the site, with a small player, media keys and reconnection
test('a stream that stalls shows a message and recovers by itself, and nothing on the page moves', async ({
  page,
  station,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await playing(page);
  station.setState('silent');
  // The buffered sound plays to its end.
  await page.waitForFunction(
    () => (window.playedAudio?.audio.readyState ?? 4) < HTMLMediaElement.HAVE_FUTURE_DATA,
  );
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('alert')).toHaveText(`${BROKE} Trying again...`);
  station.setState('on');
  await comesBack(page);
  expect((await audioState(page)).plays).toBeGreaterThan(1);
  expect(await layoutShifts(page)).toEqual([]);
});

test(
  'the player reconnects by itself after the station was off the air',
  { tag: '@full' },
  async ({ page, station }) => {
    await playing(page);
    // If a new connection succeeds at once, the browser reconnects by itself and reports nothing.
    station.setState('off');
    station.disconnectAll();
    await expect(page.getByRole('alert')).toHaveText(`${BROKE} Trying again...`);
    station.setState('on');
    await comesBack(page);
  },
);

/** Opens the page and plays, with a clock that the test controls. Sound still takes real time. */
async function playing(page: Page): Promise<void> {
  await page.goto('/radio');
  await hydrated(page);
  await page.clock.install();
  await play(page).click();
  await expectSound(page);
}

async function comesBack(page: Page): Promise<void> {
  // The first delay before reconnecting.
  await page.clock.fastForward(1_000);
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSound(page);
}
