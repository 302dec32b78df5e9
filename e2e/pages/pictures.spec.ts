import type { Browser, Page } from '@playwright/test';
import { startFeeds, type FeedServer } from '../support/feed-server.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { feedOfPictures, startPictureHost, type PictureHost } from '../support/picture-host.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Stories stand in random order, so all of a category have pictures that come, or none. */
const COME = Array.from({ length: 15 }, (_, i) => `story-${i}.jpg`);
const GONE = COME.map(() => 'gone.jpg');

let pictures: PictureHost;
let feeds: FeedServer;
let site: RunningSite;

test.beforeAll(async () => {
  pictures = await startPictureHost();
  const feedOf = (names: readonly string[]) =>
    feedOfPictures(names.map((name) => `http://${pictures.host}/${name}`));
  feeds = await startFeeds((category) => ({ body: feedOf(category === 'politics' ? GONE : COME) }));
  site = await startSite({
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogueFile,
    RELAY_PRIVATE: `${feeds.host},${pictures.host}`,
  });
});

test.afterAll(() => Promise.all([site.stop(), feeds.stop(), pictures.stop()]));

interface Shown {
  /** The width that the browser chose. */
  width: number;
  type: string;
}

/** Opens a section front and notes which pictures are asked for: by the address of the picture, each time. */
async function openFront(browser: Browser, width: number, deviceScaleFactor: number, front = '/local-news') {
  const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor });
  const page = await context.newPage();
  const shown = new Map<string, Shown[]>();
  page.on('response', (response) => {
    const [, address, asked] = /\/pictures\/[\w-]+\/([\w-]+)\/(\d+)$/.exec(response.url()) ?? [];
    if (address === undefined) return;
    const name = Buffer.from(address, 'base64url').toString().replace(/^.*\//, '');
    const one = { width: Number(asked), type: response.headers()['content-type'] ?? '' };
    shown.set(name, [...(shown.get(name) ?? []), one]);
  });
  await page.goto(site.origin + front);
  await page.waitForLoadState('networkidle');
  return { page, shown, close: () => context.close() };
}

/** Names of the pictures of stories of a rank. */
function namesOf(page: Page, rank: 'lead' | 'second' | 'card'): Promise<string[]> {
  return page.locator(`main [data-rank='${rank}'] img`).evaluateAll((all) =>
    all.map((img) => {
      const segment = img.getAttribute('src')?.split('/')[3] ?? '';
      return atob(segment.replaceAll('-', '+').replaceAll('_', '/')).replace(/^.*\//, '');
    }),
  );
}

for (const { screen, width, scale, lead, card } of [
  { screen: 'a telephone', width: 360, scale: 2, lead: 800, card: 320 },
  { screen: 'a desk', width: 1280, scale: 1, lead: 800, card: 480 },
  { screen: 'a desk of many pixels', width: 1280, scale: 2, lead: 1280, card: 800 },
])
  test(`on ${screen} pictures come as AVIF in the width of their place, each once`, async ({ browser }) => {
    const { page, shown, close } = await openFront(browser, width, scale);
    const [first = ''] = await namesOf(page, 'lead');
    expect(shown.get(first)).toEqual([{ width: lead, type: 'image/avif' }]);
    const cards = (await namesOf(page, 'card')).flatMap((name) => shown.get(name) ?? []);
    expect(cards.length).toBeGreaterThan(2);
    expect(new Set(cards.map((one) => `${one.type} ${one.width}`))).toEqual(new Set([`image/avif ${card}`]));
    for (const [, asked] of shown) expect(asked).toHaveLength(1);
    await close();
  });

for (const width of [360, 1280])
  test(`nothing moves while pictures come, at ${width} px`, async ({ browser }) => {
    const { page, shown, close } = await openFront(browser, width, 1);
    expect(shown.size).toBeGreaterThan(1);
    expect(await layoutShifts(page)).toEqual([]);
    await close();
  });

test('the first picture is asked for from the head, the others when they are near', async ({ browser }) => {
  const { page, shown, close } = await openFront(browser, 1280, 1);
  const links = page.locator('head link[rel="preload"][as="image"]');
  await expect(links).toHaveCount(1);
  const first = page.locator('main article img').first();
  expect(await links.getAttribute('imagesrcset')).toBe(await first.getAttribute('srcset'));
  expect(await links.getAttribute('imagesizes')).toBe(await first.getAttribute('sizes'));
  expect(await links.getAttribute('fetchpriority')).toBe('high');
  await expect(page.locator('main article img[loading="eager"]')).toHaveCount(1);

  const before = shown.size;
  expect(before).toBeLessThan(COME.length);
  await page.locator('main summary').first().click();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => shown.size).toBeGreaterThan(before);
  await close();
});

test('a picture that is gone leaves its plate, and nothing moves', async ({ browser }) => {
  const { page, close } = await openFront(browser, 1280, 1, '/politics');
  const room = page.locator('main [data-picture]').first();
  const before = await room.boundingBox();
  await hydrated(page);
  await expect(room.locator('img')).toHaveAttribute('data-flaw', 'broken');
  await expect(room.locator('img')).toBeHidden();
  expect(await room.boundingBox()).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
  await close();
});

test('who knows no AVIF gets WebP, and who knows neither gets JPEG', async ({ request }) => {
  const html = await (await request.get(`${site.origin}/local-news`)).text();
  const [address = ''] = /\/pictures\/[\w-]+\/[\w-]+\/480/.exec(html) ?? [];
  const typeFor = async (accept: string) =>
    (await request.get(site.origin + address, { headers: { accept } })).headers()['content-type'];
  expect(await typeFor('image/webp,image/png,*/*;q=0.8')).toBe('image/webp');
  expect(await typeFor('*/*')).toBe('image/jpeg');
  expect((await request.get(`${site.origin}${address.replace(/480$/, '481')}`)).status()).toBe(400);
});
