import type { Page } from '@playwright/test';
import { ROUTES } from '../../shell/src/routes.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { isSampled, SCREENS } from '../support/pages/screens.ts';
import { pauseClock } from '../support/browser/pause-clock.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';

// One worker runs this file, because it starts its own site.
test.describe.configure({ mode: 'default' });

const NETWORK = 'https://ads.example/frame?paper=meadowlark';

/** Sections whose stories come from feeds. */
const FEED_DRIVEN = ROUTES.flatMap((route) =>
  route.kind === 'remote' && route.page === 'category' ? [route.path] : [],
);

/** Matches a house ad: the label of the paper and a link to a page of this site. */
const OWN = expect.stringMatching(/^<span[^>]*>From the Meadowlark<\/span>.*<a [^>]*href="\/[^/]/s);

/** Sizes of the rooms inside the visible slots, by kind. */
async function slotSizes(page: Page): Promise<Record<string, string[]>> {
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

// spec 1 What the product does: Every page carries advertising slots
// spec 9 Constants: Ad slots of 250 and 600 px with fixed ids
// spec beyond: Ads of an outside network only by setting, in a sandbox
test('every page has house ads, each slot labeled and with a unique id, and no ad twice', async ({
  request,
}) => {
  for (const { address } of SCREENS) {
    const path = await address(request);
    const html = await (await request.get(path)).text();
    const slots = [...html.matchAll(/<aside id="([^"]*)" data-ad="[^"]+"[^>]*>(.*?)<\/aside>/gs)];
    expect([path, slots.length]).not.toEqual([path, 0]);
    // All slots have this markup.
    expect([path, html.match(/ data-ad="/g)?.length]).toEqual([path, slots.length]);
    for (const [slot, , inside] of slots) expect([path, inside], slot).toEqual([path, OWN]);
    const names = slots.map(([, name]) => name);
    expect([path, new Set(names).size]).toEqual([path, slots.length]);
    const links = slots.map(([, , inside]) => /<a [^>]*href="([^"]+)"/.exec(inside ?? '')?.[1]);
    expect([path, new Set(links).size]).toEqual([path, slots.length]);
    // No ad links to its own page.
    expect(links).not.toContain(path);
    // No advertising network is requested.
    expect(html).not.toContain('"ads":');
  }
});

// spec 2 App shell: 768 px is where small screens end; narrow layouts show fewer ads
// spec 9 Constants: Ad slots of 250 and 600 px with fixed ids
test('ad slots have fixed sizes, and a narrow screen shows fewer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  expect(await slotSizes(page)).toEqual({
    banner: ['728x90', '728x90'],
    box: ['300x250'],
    tall: ['300x600'],
  });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await slotSizes(page)).toEqual({ banner: ['320x100', '320x100'], box: ['300x250'] });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { which, screens, tag } of [
    { which: 'each main page', screens: SCREENS.filter(isSampled), tag: [] },
    { which: 'every other page', screens: SCREENS.filter((one) => !isSampled(one)), tag: ['@full'] },
  ])
    // spec 2 Feed-driven category pages: Title and description, ad slots
    // spec 2 App shell: 768 px is where small screens end; narrow layouts show fewer ads
    test(
      `${which} with more than one ad shows fewer on a narrow screen; feed-driven sections show two on a wide one, both after stories`,
      { tag },
      async ({ page, request }) => {
        const slots = page.locator('[data-ad]:visible');
        for (const { name, address } of screens) {
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.goto(await address(request));
          if (FEED_DRIVEN.includes(name)) {
            const first = page.locator('main article, main [data-ad]:visible').first();
            expect.soft(await first.evaluate(({ tagName }) => tagName), name).toBe('ARTICLE');
            await page.getByText(/^See All \d+ Articles$/).click();
            expect.soft(await slots.count(), `${name}, wide`).toBe(2);
          }
          const wide = await slots.count();
          await page.setViewportSize({ width: 390, height: 844 });
          const narrow = await slots.count();
          // A single slot stays.
          expect.soft(narrow, `${name}, narrow`).toBeGreaterThan(0);
          expect.soft(narrow, `${name}, narrow`).toBeLessThan(Math.max(wide, 2));
        }
      },
    );
});

test.describe('where the operator has set a network', () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ AD_FRAME_URL: NETWORK });
  });
  test.afterAll(() => site.stop());
  // On a slow connection the page sleeps until the reader acts.
  test.beforeEach(({ page }) => setConnection(page, SLOW));

  const FILLED =
    '<body style="margin:0;background:#036">Sold<script>parent.postMessage({ad:"filled"},"*")</script>';
  const NOTHING = '<body>Nothing';

  /** Makes the network respond with this from now on. Returns the requested URLs. */
  async function frames(page: Page, body: string): Promise<string[]> {
    const requested: string[] = [];
    await page.context().route('https://ads.example/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body });
    });
    return requested;
  }

  // spec beyond: Ads of an outside network only by setting, in a sandbox
  test('its sandboxed frame covers a slot near the view without changing its size, wakes no page, survives waking, and also appears on the next page', async ({
    page,
    pageErrors,
  }) => {
    const requested = await frames(page, FILLED);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(`${site.origin}/`);
    const first = page.locator('#ad-banner-1');
    const frame = first.locator('iframe');
    await first.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    // The advertisement can be clicked.
    await first.frameLocator('iframe').getByText('Sold').click({ trial: true });
    await expect(first.getByText('Advertisement')).toBeVisible();
    await expect(first.getByText('From the Meadowlark')).toBeHidden();
    expect(requested).toEqual([`${NETWORK}&slot=ad-banner-1&size=728x90`]);
    const sandbox = await frame.getAttribute('sandbox');
    expect(sandbox?.split(' ')).not.toContain('allow-same-origin');
    expect((await slotSizes(page))['banner']).toEqual(['728x90', '728x90']);
    // The covered house ad is hidden from screen readers and keyboard.
    await expect(first.locator('a')).toBeHidden();

    await page.locator('#ad-banner-2').scrollIntoViewIfNeeded();
    await expect(page.locator('#ad-banner-2 iframe')).toBeVisible();
    expect(await page.evaluate(() => window.meadowlark?.isAwake)).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);

    const before = await frame.elementHandle();
    const sofar = requested.length;
    await hydrated(page);
    expect(await frame.evaluate((now, then) => now === then, before)).toBe(true);
    expect(requested).toHaveLength(sofar);

    await page.locator('header').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('Back requests ads again, and a slot without an ad from the network keeps the house ad', async ({
    page,
  }) => {
    await page.clock.install();
    await frames(page, FILLED);
    // This page's unit is never hydrated: on Back the shell shows its HTML again.
    await page.goto(`${site.origin}/local-news`);
    const first = page.locator('#ad-banner-1');
    const frame = first.locator('iframe');
    await first.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeVisible();
    // The ad of that slot was requested before the response changes.
    await first.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();

    const requested = await frames(page, NOTHING);
    // This wait does not count toward the deadline of a frame.
    await pauseClock(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Local News' })).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect(first.frameLocator('iframe').getByText('Nothing')).toBeAttached();
    await expect(frame).toBeHidden();
    // A hidden frame does not intercept clicks.
    await first.getByRole('link').click({ trial: true });
    await page.clock.runFor(5000);
    await expect(frame).toHaveCount(0);
    await expect(first.getByRole('link')).toBeVisible();
    expect(requested.filter((address) => address.includes('slot=ad-banner-1'))).toHaveLength(1);
  });

  test('when its script does not load, house ads stay and the page works', async ({ page }) => {
    const requested = await frames(page, FILLED);
    let refused = 0;
    await page.route(/\/ads\.[^/]*js/, (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto(`${site.origin}/`);
    await expect.poll(() => refused).toBe(2);
    await hydrated(page);
    await expect(page.locator('#ad-banner-1').getByRole('link')).toBeVisible();
    expect(requested).toEqual([]);
  });
});
