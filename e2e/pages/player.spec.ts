import { expectSound, heard } from '../support/listening.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { test } from '../support/radio-test.ts';
import { expect, hydrated } from '../support/test.ts';
import type { Page } from '@playwright/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Live Radio player' });

/** Plays on the radio page and goes to another by the links of the frame. */
async function playAndLeave(page: Page, path = '/about'): Promise<void> {
  await page.goto('/radio');
  await hydrated(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await go(page, path);
}

async function go(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}

test('the sound goes on while the reader moves through the site, from the same stream', async ({
  page,
  station,
}) => {
  await playAndLeave(page, '/local-news');
  for (const path of ['/blog', '/faq', '/', '/contact']) {
    await go(page, path);
    await expectSound(page);
  }
  expect((await heard(page)).plays).toBe(1);
  expect(station.listeners()).toBe(1);
});

test('the player bar appears away from the radio page alone, and leads back to it', async ({ page }) => {
  await page.goto('/radio');
  await hydrated(page);
  await go(page, '/about');
  await expect(bar(page)).toHaveCount(0);

  await playAndLeave(page);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('24/7 live stream');
  await bar(page).getByRole('link', { name: 'Live Radio' }).click();
  await expect(page).toHaveURL('/radio');
  await expect(bar(page)).toHaveCount(0);
  await expectSound(page);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await go(page, '/about');
  await expect(bar(page)).toHaveCount(0);
});

test('the player bar pauses and plays, mutes and sets the volume', async ({ page, station }) => {
  await playAndLeave(page);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => station.listeners()).toBe(0);
  await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => station.listeners()).toBe(1);
  await expectSound(page);

  await bar(page).getByRole('button', { name: 'Mute' }).click();
  expect((await heard(page)).muted).toBe(true);
  await bar(page).getByRole('slider', { name: 'Volume' }).press('ArrowRight');
  expect(await heard(page)).toMatchObject({ muted: false, volume: 0.91 });
  await go(page, '/radio');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.91');
});

test('closing the player bar stops the sound and leaves the keyboard at the page', async ({
  page,
  station,
}) => {
  await playAndLeave(page);
  await bar(page).getByRole('button', { name: 'Stop and close the player' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => station.listeners()).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});

for (const width of [360, 1280]) {
  test(`at ${width} px the player bar moves nothing and covers neither the end of the page nor the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await playAndLeave(page);
    await expect(bar(page)).toBeVisible();
    const shifts = await layoutShifts(page);
    await bar(page).getByRole('button', { name: 'Pause' }).click();
    await page.waitForTimeout(600);
    expect(await layoutShifts(page)).toEqual(shifts);

    const top = (await bar(page).boundingBox())?.y ?? Number.NaN;
    // What the keyboard comes to from above stops above the bar.
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
  });
}

test('the programme stands on the lock screen and obeys the media keys', async ({ page, station }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    Object.assign(window, { mediaKeys: handlers });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
    };
  });
  const press = (action: MediaSessionAction) =>
    page.evaluate((key) => {
      const { mediaKeys } = window as unknown as { mediaKeys: Record<string, (() => void) | undefined> };
      mediaKeys[key]?.();
    }, action);
  const shown = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return { title: metadata?.title, artist: metadata?.artist, playbackState };
    });

  await playAndLeave(page);
  expect(await shown()).toEqual({
    title: 'Live Radio',
    artist: '24/7 live stream',
    playbackState: 'playing',
  });
  const artwork = await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src ?? '');
  expect((await page.request.get(artwork)).headers()['content-type']).toBe('image/png');

  await press('pause');
  await expect.poll(() => station.listeners()).toBe(0);
  expect((await shown()).playbackState).toBe('paused');
  await press('play');
  await expect.poll(() => station.listeners()).toBe(1);
});

test('the player bar says when the stream is away and when it is back', async ({ page, station }) => {
  test.slow();
  await playAndLeave(page);
  station.become('off');
  station.hangUp();
  await expect(bar(page).getByRole('status')).toHaveText('Stream temporarily unavailable.', {
    timeout: 30_000,
  });
  station.become('on');
  await expect(bar(page).getByRole('status')).toHaveText('24/7 live stream', { timeout: 30_000 });
  await expectSound(page);
});
