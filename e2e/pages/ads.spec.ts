import type { Page } from '@playwright/test';
import { PAGES } from '../support/all-routes.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { slowConnection } from '../support/slow-connection.ts';
import { expect, hydrated, test } from '../support/test.ts';

const NETWORK = 'https://ads.example/frame?paper=meadowlark';

/** Sizes of the rooms inside the visible slots, by kind. */
async function rooms(page: Page): Promise<Record<string, string[]>> {
  return page.locator('[data-ad]:visible').evaluateAll((slots) => {
    const sizes: Record<string, string[]> = {};
    for (const slot of slots) {
      const room = slot.querySelector<HTMLElement>(':scope > div');
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
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ AD_FRAME_URL: NETWORK });
  });
  test.afterAll(() => site.stop());

  const FILLED =
    '<body style="margin:0;background:#036">Sold<script>parent.postMessage({ad:"filled"},"*")</script>';
  const NOTHING = '<body>';

  /** Lets the network answer with this from now on. Returns what it is asked for. */
  async function frames(page: Page, body: string): Promise<string[]> {
    const asked: string[] = [];
    await page.context().route('https://ads.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body });
    });
    return asked;
  }

  test('its frame covers a slot when it comes near the view, in the same room, sandboxed, and wakes nobody', async ({
    page,
    complaints,
  }) => {
    const asked = await frames(page, FILLED);
    await slowConnection(page);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(`${site.origin}/`);
    const first = page.locator('#ad-banner-1');
    await expect(first.locator('iframe')).toBeVisible();
    // It can be pressed.
    await first.frameLocator('iframe').getByText('Sold').click({ trial: true });
    expect(asked).toEqual([`${NETWORK}&slot=ad-banner-1&size=728x90`]);
    const sandbox = await first.locator('iframe').getAttribute('sandbox');
    expect(sandbox?.split(' ')).not.toContain('allow-same-origin');
    expect((await rooms(page))['banner']).toEqual(['728x90', '728x90']);
    // What is covered is not read out or reached by keyboard.
    await expect(first.locator('a')).toBeHidden();

    await page.locator('#ad-banner-2').scrollIntoViewIfNeeded();
    await expect(page.locator('#ad-banner-2 iframe')).toBeVisible();
    expect(await page.evaluate(() => window.meadowlark?.isAwake)).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a frame stays when the page wakes, and slots of a page that comes by a soft navigation are filled as well', async ({
    page,
    complaints,
  }) => {
    const asked = await frames(page, FILLED);
    await slowConnection(page);
    await page.goto(`${site.origin}/`);
    const frame = page.locator('#ad-banner-1 iframe');
    await expect(frame).toBeVisible();
    const before = await frame.elementHandle();
    const sofar = asked.length;
    await hydrated(page);
    expect(await frame.evaluate((now, then) => now === then, before)).toBe(true);
    expect(asked).toHaveLength(sofar);

    await page.locator('header').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeVisible();
    await page.locator('#ad-banner-1').scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a page gone back to asks anew, and shows no frame that has not said that it is filled', async ({
    page,
  }) => {
    await frames(page, FILLED);
    await slowConnection(page);
    // A page that stays the HTML that was sent, and comes back as such.
    await page.goto(`${site.origin}/local-news`);
    const first = page.locator('#ad-banner-1');
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator('iframe')).toBeVisible();
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeVisible();

    const asked = await frames(page, NOTHING);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Local News' })).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator('iframe')).toHaveCount(1);
    await expect(first.locator('iframe')).toBeHidden();
    await expect(first.getByRole('link')).toBeVisible();
    expect(asked.filter((address) => address.includes('slot=ad-banner-1'))).toHaveLength(1);
  });

  test('a frame that has nothing leaves no hole: the advertisement of the paper stays', async ({ page }) => {
    await frames(page, NOTHING);
    await page.goto(`${site.origin}/`);
    const first = page.locator('#ad-banner-1');
    await expect(first.locator('iframe')).toHaveCount(1);
    await expect(first.locator('iframe')).toBeHidden();
    // What nobody sees catches no press.
    await first.getByRole('link').click({ trial: true });
    await expect(first.locator('iframe')).toHaveCount(0, { timeout: 8000 });
    await expect(first.getByRole('link')).toBeVisible();
  });

  test('where its script does not come, the advertisements of the paper stay, and the page works', async ({
    page,
  }) => {
    const asked = await frames(page, FILLED);
    let refused = 0;
    await page.route(/\/ads\.[^/]*js/, (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto(`${site.origin}/`);
    await expect.poll(() => refused).toBe(2);
    await hydrated(page);
    await expect(page.locator('#ad-banner-1').getByRole('link')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
