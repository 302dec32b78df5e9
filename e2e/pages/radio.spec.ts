import { expectSound, heard, loudness } from '../support/listening.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { test } from '../support/radio-test.ts';
import { expect, hydrated } from '../support/test.ts';

const BROKE = 'Stream temporarily unavailable.';

test.beforeEach(async ({ page }) => {
  await page.goto('/radio');
  await hydrated(page);
});

test('the radio page is titled Live Radio, 24/7 live stream, and has Now Playing with its tip', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Live Radio' })).toBeVisible();
  await expect(page.locator('main').getByText('24/7 live stream', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Now Playing' })).toBeVisible();
  await expect(page.getByText(/browsers wait for a click before they start sound/)).toBeVisible();
});

test('the radio asks for no sound before play, then real sound comes, and pause lets the stream go', async ({
  page,
  station,
}) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/stream')) streams.push(request.url());
  });
  await page.reload();
  await hydrated(page);
  expect(streams).toHaveLength(0);

  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expectSound(page);
  expect(await loudness(page)).toBeGreaterThan(0.1);
  expect(streams[0]).toMatch(/\/api\/stream\?port=8076$/);
  expect(await heard(page)).toMatchObject({ preload: 'none', crossOrigin: 'anonymous', volume: 0.9 });
  expect(station.listeners()).toBe(1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect.poll(() => station.listeners()).toBe(0);
});

test('the volume runs from 0 to 1 in steps of 0.01, begins at 0.9 and is what one hears', async ({
  page,
}) => {
  const slider = page.getByRole('slider', { name: 'Volume' });
  await expect(slider).toHaveValue('0.9');
  await page.getByRole('button', { name: 'Play' }).click();
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('0.89');
  expect((await heard(page)).volume).toBeCloseTo(0.89);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('1');
  expect((await heard(page)).volume).toBe(1);
});

test('mute silences the radio, and moving the slider above 0 unmutes it', async ({ page }) => {
  await page.getByRole('button', { name: 'Play' }).click();
  const mute = page.getByRole('button', { name: 'Mute' });
  const slider = page.getByRole('slider', { name: 'Volume' });
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  expect((await heard(page)).muted).toBe(true);
  await slider.press('Home');
  expect((await heard(page)).muted).toBe(true);
  await slider.press('ArrowRight');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  expect(await heard(page)).toMatchObject({ muted: false, volume: 0.01 });
});

test('the whole player works by keyboard', async ({ page }) => {
  await page.locator('main').focus();
  const play = page.getByRole('button', { name: 'Play' });
  while (!(await play.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('slider', { name: 'Volume' })).not.toHaveValue('0.9');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
});

test('a radio that cannot start says: Unable to start playback. Please try again.', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/stream*', () => undefined);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('Connecting to the stream...')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert')).toHaveText('Unable to start playback. Please try again.');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a radio whose station is away says: Stream temporarily unavailable. It plays when tried again later', async ({
  page,
  station,
}) => {
  station.become('off');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('alert')).toHaveText(BROKE);
  station.become('on');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a stream that stalls is said to be unavailable and comes back by itself', async ({ page, station }) => {
  test.slow();
  await page.getByRole('button', { name: 'Play' }).click();
  await expectSound(page);
  station.become('hushed');
  await expect(page.getByRole('alert')).toHaveText(`${BROKE} Trying again...`, { timeout: 30_000 });
  station.become('on');
  await expect(page.getByText('You are listening live.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSound(page);
  expect((await heard(page)).plays).toBeGreaterThan(1);
});

test('a station that goes off the air comes back by itself', async ({ page, station }) => {
  test.slow();
  await page.getByRole('button', { name: 'Play' }).click();
  await expectSound(page);
  // A connection that can be had again at once the browser mends by itself; nobody hears of it.
  station.become('off');
  station.hangUp();
  await expect(page.getByRole('alert')).toHaveText(`${BROKE} Trying again...`, { timeout: 30_000 });
  station.become('on');
  await expect(page.getByText('You are listening live.')).toBeVisible({ timeout: 30_000 });
  await expectSound(page);
});

test('nothing on the radio page moves, not when it wakes and not when it fails late', async ({
  page,
  station,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expectSound(page);
  station.become('off');
  station.hangUp();
  await expect(page.getByRole('alert')).toHaveText(`${BROKE} Trying again...`, { timeout: 30_000 });
  station.become('on');
  await expect(page.getByText('You are listening live.')).toBeVisible({ timeout: 30_000 });
  expect(await layoutShifts(page)).toEqual([]);
});

test('the radio page describes itself to search engines as a broadcast service', async ({ page, site }) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const radio = blocks
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .flatMap((block) => (block['@graph'] as Record<string, unknown>[] | undefined) ?? [block])
    .find((each) => each['@type'] === 'RadioBroadcastService');
  expect(radio).toMatchObject({ broadcastDisplayName: 'Live Radio', url: `${site.origin}/radio` });
});
