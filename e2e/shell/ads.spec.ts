import type { Page } from '@playwright/test';
import { PAGES } from '../support/all-routes.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { POOR, tellConnection } from './told-connection.ts';

// One worker runs this file: it starts a site of its own.
test.describe.configure({ mode: 'default' });

const NETWORK = 'https://ads.example/frame?paper=meadowlark';

/** The label of a slot, and a link to a page of this site. */
const OWN = expect.stringMatching(/^<span[^>]*>Advertisement<\/span>.*<a [^>]*href="\/[^/]/s);

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

test('every page carries advertising of the paper itself, each slot labelled and named once, none of it twice', async ({
  request,
}) => {
  for (const { path } of PAGES) {
    const html = await (await request.get(path)).text();
    const slots = [...html.matchAll(/<aside id="([^"]*)" data-ad="[^"]+"[^>]*>(.*?)<\/aside>/gs)];
    expect([path, slots.length]).not.toEqual([path, 0]);
    // None that is written in another way.
    expect([path, html.match(/ data-ad="/g)?.length]).toEqual([path, slots.length]);
    for (const [slot, , inside] of slots) expect([path, inside], slot).toEqual([path, OWN]);
    const names = slots.map(([, name]) => name);
    expect([path, new Set(names).size]).toEqual([path, slots.length]);
    const links = slots.map(([, , inside]) => /<a [^>]*href="([^"]+)"/.exec(inside ?? '')?.[1]);
    expect([path, new Set(links).size]).toEqual([path, slots.length]);
    // No network is to be asked.
    expect(html).not.toContain('"ads":');
  }
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

test.describe('where the operator has set a network', () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ AD_FRAME_URL: NETWORK });
  });
  test.afterAll(() => site.stop());
  // What the page asks for, it asks for because of its reader.
  test.beforeEach(({ page }) => tellConnection(page, POOR));

  const FILLED =
    '<body style="margin:0;background:#036">Sold<script>parent.postMessage({ad:"filled"},"*")</script>';
  const NOTHING = '<body>Nothing';

  /** Lets the network answer with this from now on. Returns what it is asked for. */
  async function frames(page: Page, body: string): Promise<string[]> {
    const asked: string[] = [];
    await page.context().route('https://ads.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body });
    });
    return asked;
  }

  test('its frame covers a slot near the view, in the same room, sandboxed; it wakes nobody, stays when the page wakes, and comes to the next page as well', async ({
    page,
    complaints,
  }) => {
    const asked = await frames(page, FILLED);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(`${site.origin}/`);
    const first = page.locator('#ad-banner-1');
    const frame = first.locator('iframe');
    await expect(frame).toBeVisible();
    // It can be pressed.
    await first.frameLocator('iframe').getByText('Sold').click({ trial: true });
    expect(asked).toEqual([`${NETWORK}&slot=ad-banner-1&size=728x90`]);
    const sandbox = await frame.getAttribute('sandbox');
    expect(sandbox?.split(' ')).not.toContain('allow-same-origin');
    expect((await rooms(page))['banner']).toEqual(['728x90', '728x90']);
    // What is covered is not read out or reached by keyboard.
    await expect(first.locator('a')).toBeHidden();

    await page.locator('#ad-banner-2').scrollIntoViewIfNeeded();
    await expect(page.locator('#ad-banner-2 iframe')).toBeVisible();
    expect(await page.evaluate(() => window.meadowlark?.isAwake)).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);

    const before = await frame.elementHandle();
    const sofar = asked.length;
    await hydrated(page);
    expect(await frame.evaluate((now, then) => now === then, before)).toBe(true);
    expect(asked).toHaveLength(sofar);

    await page.locator('header').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a page gone back to asks anew, and a frame that has nothing leaves no hole: the advertisement of the paper stays', async ({
    page,
  }) => {
    await page.clock.install();
    await frames(page, FILLED);
    // A page that stays the HTML that was sent, and comes back as such.
    await page.goto(`${site.origin}/local-news`);
    const first = page.locator('#ad-banner-1');
    const frame = first.locator('iframe');
    await first.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeVisible();

    const asked = await frames(page, NOTHING);
    // However long this takes, it is not the time in which a frame has to answer.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Local News' })).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect(first.frameLocator('iframe').getByText('Nothing')).toBeAttached();
    await expect(frame).toBeHidden();
    // What nobody sees catches no press.
    await first.getByRole('link').click({ trial: true });
    await page.clock.runFor(5000);
    await expect(frame).toHaveCount(0);
    await expect(first.getByRole('link')).toBeVisible();
    expect(asked.filter((address) => address.includes('slot=ad-banner-1'))).toHaveLength(1);
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
