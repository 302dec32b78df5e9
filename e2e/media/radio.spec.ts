import type { Page } from '@playwright/test';
import { expectSound, heard, loudness } from '../support/listening.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { test } from '../support/radio-test.ts';
import { expect, hydrated } from '../support/test.ts';

const BROKE = 'Stream temporarily unavailable.';

const play = (page: Page) => page.getByRole('button', { name: 'Play' });

test('the radio asks for no sound before play, then real sound comes, and pause lets the stream go', async ({
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
  expect(await heard(page)).toMatchObject({ preload: 'none', crossOrigin: 'anonymous', volume: 0.9 });
  expect(station.listeners()).toBe(1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(play(page)).toBeVisible();
  await expect.poll(() => station.listeners()).toBe(0);
});

test('the whole player works by keyboard: play, a volume from 0 to 1 in steps of 0.01 that one hears, mute, pause', async ({
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
  expect((await heard(page)).volume).toBeCloseTo(0.89);
  await page.keyboard.press('PageDown');
  await expect(slider).not.toHaveValue('0.89');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  expect((await heard(page)).muted).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  expect((await heard(page)).muted).toBe(true);
  // Moved above 0, the slider unmutes.
  await page.keyboard.press('ArrowRight');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  expect(await heard(page)).toMatchObject({ muted: false, volume: 0.01 });
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('1');
  expect((await heard(page)).volume).toBe(1);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(play(page)).toBeFocused();
});

test('a radio that cannot start says so, one whose station is away says that, and it plays when tried again later', async ({
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

  station.become('off');
  await play(page).click();
  await expect(page.getByRole('alert')).toHaveText(BROKE);
  station.become('on');
  await play(page).click();
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a stream that stalls is said to be unavailable and comes back by itself, and nothing on the page moves', async ({
  page,
  station,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await playing(page);
  station.become('hushed');
  // What had come before is heard to its end.
  await page.waitForFunction(() => (window.heard?.audio.readyState ?? 4) < HTMLMediaElement.HAVE_FUTURE_DATA);
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('alert')).toHaveText(`${BROKE} Trying again...`);
  station.become('on');
  await comesBack(page);
  expect((await heard(page)).plays).toBeGreaterThan(1);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a station that goes off the air comes back by itself', { tag: '@full' }, async ({ page, station }) => {
  await playing(page);
  // A connection that can be had again at once the browser mends by itself; nobody hears of it.
  station.become('off');
  station.hangUp();
  await expect(page.getByRole('alert')).toHaveText(`${BROKE} Trying again...`);
  station.become('on');
  await comesBack(page);
});

/** Opens the page and plays, by a clock that the test can move on. The sound itself takes its own time. */
async function playing(page: Page): Promise<void> {
  await page.goto('/radio');
  await hydrated(page);
  await page.clock.install();
  await play(page).click();
  await expectSound(page);
}

async function comesBack(page: Page): Promise<void> {
  // The first of the pauses before it is tried again.
  await page.clock.fastForward(1_000);
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSound(page);
}
