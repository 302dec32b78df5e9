import type { Page } from '@playwright/test';
import { PAGES } from '../support/all-routes.ts';
import { startSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const NETWORK = 'https://ads.example/frame?paper=meadowlark';

/** Sizes of the rooms inside the visible slots, by kind. */
async function rooms(page: Page): Promise<Record<string, string[]>> {
  return page.locator('[data-ad]:visible').evaluateAll((slots) => {
    const sizes: Record<string, string[]> = {};
    for (const slot of slots) {
      const room = slot.querySelector('[data-ad-overlay]')?.parentElement;
      const size = `${room?.offsetWidth}x${room?.offsetHeight}`;
      (sizes[slot.getAttribute('data-ad') ?? ''] ??= []).push(size);
    }
    return sizes;
  });
}

test('every page carries advertising, each slot labelled and named once, and asks no third party', async ({
  page,
  site,
}) => {
  test.slow();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.origin) outside.push(request.url());
  });
  for (const { path } of PAGES) {
    await page.goto(path);
    const slots = page.locator('[data-ad]');
    expect([path, await slots.count()]).not.toEqual([path, 0]);
    await expect(slots.getByText('Advertisement', { exact: true })).toHaveCount(await slots.count());
    const ids = await slots.evaluateAll((all) => all.map(({ id }) => id));
    expect([path, new Set(ids).size]).toEqual([path, ids.length]);
  }
  expect(outside).toEqual([]);
});

test('slots keep fixed rooms, and fewer are shown on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  expect(await rooms(page)).toEqual({
    banner: ['728x90', '728x90'],
    box: ['300x250'],
    tall: ['300x600'],
  });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await rooms(page)).toEqual({ banner: ['320x100', '320x100'], box: ['300x250'] });
});

test('no slot is empty: each has an advertisement of the paper itself, and no page shows one twice', async ({
  page,
}) => {
  await page.goto('/');
  const ads = page.locator('[data-ad] a');
  await expect(ads).toHaveCount(4);
  const links = await ads.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  expect(new Set(links).size).toBe(4);
  for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
});

test.describe('where the operator has set a network', () => {
  /** What the network's frame is: filled, or a page that says nothing. */
  const frames = (page: Page, body: string) => {
    const asked: string[] = [];
    return page
      .context()
      .route('https://ads.example/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body });
      })
      .then(() => asked);
  };
  const FILLED =
    '<body style="margin:0;background:#036">Sold<script>parent.postMessage({ad:"filled"},"*")</script>';

  test('its frame covers a slot when it comes near the view, in the same room, sandboxed', async ({
    page,
  }) => {
    const site = await startSite({ AD_FRAME_URL: NETWORK });
    try {
      const asked = await frames(page, FILLED);
      await page.setViewportSize({ width: 1280, height: 700 });
      await page.goto(`${site.origin}/`);
      // A page that sleeps asks no network.
      await hydrated(page);
      const first = page.locator('#ad-banner-1');
      await expect(first.locator('iframe')).toBeVisible();
      await expect(first.frameLocator('iframe').getByText('Sold')).toBeVisible();
      expect(asked).toEqual([`${NETWORK}&slot=ad-banner-1&size=728x90`]);
      const sandbox = await first.locator('iframe').getAttribute('sandbox');
      expect(sandbox?.split(' ')).not.toContain('allow-same-origin');
      expect((await rooms(page))['banner']).toEqual(['728x90', '728x90']);
      await expect(first.locator('a')).toHaveAttribute('inert', '');

      // Slots of a page that comes by a soft navigation are filled as well.
      await page.locator('header').getByRole('link', { name: 'World', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeVisible();
      await page.locator('#ad-banner-1').scrollIntoViewIfNeeded();
      await expect(page.locator('#ad-banner-1 iframe')).toBeVisible();
    } finally {
      await site.stop();
    }
  });

  test('a frame that has nothing leaves no hole: the advertisement of the paper stays', async ({ page }) => {
    const site = await startSite({ AD_FRAME_URL: NETWORK });
    try {
      await frames(page, '<body>');
      await page.goto(`${site.origin}/`);
      await hydrated(page);
      const first = page.locator('#ad-banner-1');
      await expect(first.locator('iframe')).toBeHidden();
      await expect(first.locator('iframe')).toHaveCount(0, { timeout: 8000 });
      await expect(first.getByRole('link')).toBeVisible();
    } finally {
      await site.stop();
    }
  });
});
