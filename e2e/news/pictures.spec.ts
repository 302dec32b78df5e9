import type { Browser, Page } from '@playwright/test';
import { startFeeds, type FeedServer } from '../support/services/feed-server.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { feedOfPictures, startPictureHost, type PictureHost } from '../support/services/picture-host.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { thirdParties } from '../support/browser/third-parties.ts';
import { metaOf, fetchPage, storiesIn } from '../support/pages/read-html.ts';

// One worker runs this file, so that its site starts once.
test.describe.configure({ mode: 'default' });

/** Five stories are shown, and two more on request. Few, because converting each picture in every width takes time. */
const COME = Array.from({ length: 7 }, (_, i) => `story-${i}.jpg`);
/** The order of stories is random, so in each category either all pictures load or none. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  politics: COME.map(() => 'gone.jpg'),
  business: ['page.jpg'],
};

let pictures: PictureHost;
let feeds: FeedServer;
let site: RunningSite;

test.beforeAll(async () => {
  pictures = await startPictureHost();
  feeds = await startFeeds((category) => ({
    body: feedOfPictures((PICTURES[category] ?? COME).map((name) => `http://${pictures.host}/${name}`)),
  }));
  site = await startSite({
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogFile,
    RELAY_PRIVATE: `${feeds.host},${pictures.host}`,
  });
});

test.afterAll(() => Promise.all([site.stop(), feeds.stop(), pictures.stop()]));

interface Shown {
  /** The width that the browser chose. */
  width: number;
  type: string;
}

/** Opens a section front and records each request for a picture by the picture's address. */
async function openFront(browser: Browser, width: number, deviceScaleFactor: number) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor });
  const page = await context.newPage();
  const elsewhere = thirdParties(page, site.origin);
  const shown = new Map<string, Shown[]>();
  page.on('response', (response) => {
    const [, address, requested] = /\/pictures\/[\w-]+\/([\w-]+)\/(\d+)$/.exec(response.url()) ?? [];
    if (address === undefined) return;
    const one = { width: Number(requested), type: response.headers()['content-type'] ?? '' };
    const name = nameOf(address);
    shown.set(name, [...(shown.get(name) ?? []), one]);
  });
  await page.goto(`${site.origin}/local-news`);
  return { page, shown, elsewhere, close: () => context.close() };
}

/** File name of the outside picture that is encoded in an address of this site. */
function nameOf(segment: string): string {
  return Buffer.from(segment, 'base64url').toString().replace(/^.*\//, '');
}

/** Names of the pictures of stories of a rank. */
async function namesOf(page: Page, rank: 'lead' | 'second' | 'card'): Promise<string[]> {
  const images = page.locator(`main [data-rank='${rank}'] img`).filter({ visible: true });
  const addresses = await images.evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''));
  return addresses.map((address) => nameOf(address.split('/')[3] ?? ''));
}

/** Waits until all pictures of the open part of the list have been painted. */
async function allHaveCome(page: Page): Promise<void> {
  for (const image of await page.locator('main article:visible img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}

/** After all pictures have loaded and the page is awake: scripts would have requested pictures again by then. */
async function expectWidths(
  page: Page,
  shown: ReadonlyMap<string, Shown[]>,
  { lead, card }: { lead: number; card: number },
): Promise<void> {
  await allHaveCome(page);
  await hydrated(page);
  const [first = ''] = await namesOf(page, 'lead');
  expect(shown.get(first)).toEqual([{ width: lead, type: 'image/avif' }]);
  const cards = (await namesOf(page, 'card')).flatMap((name) => shown.get(name) ?? []);
  expect(cards.length).toBeGreaterThan(2);
  expect(new Set(cards.map((one) => `${one.type} ${one.width}`))).toEqual(new Set([`image/avif ${card}`]));
  for (const [, requested] of shown) expect(requested).toHaveLength(1);
  expect(await layoutShifts(page)).toEqual([]);
}

for (const { screen, width, lead, card } of [
  { screen: 'a phone', width: 360, lead: 800, card: 320 },
  { screen: 'a high-density desktop screen', width: 1280, lead: 1280, card: 800 },
])
  test(`on ${screen} pictures load as AVIF in the width of their box, each once, and nothing moves`, async ({
    browser,
  }) => {
    const { page, shown, close } = await openFront(browser, width, 2);
    await expectWidths(page, shown, { lead, card });
    await close();
  });

// spec beyond: No request goes to a third party before the reader asks
test('on a desktop screen pictures load from the paper, each once and in the width of its box, the first preloaded, the others when they are near, and their host learns nothing about the reader', async ({
  browser,
}) => {
  const { page, shown, elsewhere, close } = await openFront(browser, 1280, 1);
  const links = page.locator('head link[rel="preload"][as="image"]');
  await expect(links).toHaveCount(1);
  const first = page.locator('main article img').first();
  await expect(first).toHaveAttribute('src', /^\/pictures\/[\w-]{22}\/[\w-]+\/\d+$/);
  expect(await links.getAttribute('imagesrcset')).toBe(await first.getAttribute('srcset'));
  expect(await links.getAttribute('imagesizes')).toBe(await first.getAttribute('sizes'));
  expect(await links.getAttribute('fetchpriority')).toBe('high');
  await expect(page.locator('main article img[loading="eager"]')).toHaveCount(1);

  await expectWidths(page, shown, { lead: 800, card: 480 });
  expect(await first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  expect(shown.size).toBeLessThan(COME.length);
  await page.locator('main summary').first().click();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => shown.size).toBe(COME.length);

  expect(elsewhere).toEqual([]);
  expect(pictures.requests).not.toEqual([]);
  for (const { headers } of pictures.requests) {
    expect(headers['user-agent']).toBe('MeadowlarkPictures/1.0');
    expect(Object.keys(headers)).not.toContain('cookie');
    expect(Object.keys(headers)).not.toContain('referer');
  }
  await close();
});

test('a picture that is gone leaves its placeholder, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.origin}/politics`);
  const room = page.locator('main [data-picture]').first();
  const before = await room.boundingBox();
  await hydrated(page);
  await expect(room.locator('img')).toHaveAttribute('data-flaw', 'broken');
  await expect(room.locator('img')).toBeHidden();
  expect(await room.boundingBox()).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a browser without AVIF gets WebP, and one without either gets JPEG', async ({ request }) => {
  const { html } = await fetchPage(request, `${site.origin}/local-news`);
  const [address = ''] = /\/pictures\/[\w-]+\/[\w-]+\/480/.exec(html) ?? [];
  const typeFor = async (accept: string) =>
    (await request.get(site.origin + address, { headers: { accept } })).headers()['content-type'];
  expect(await typeFor('image/webp,image/png,*/*;q=0.8')).toBe('image/webp');
  expect(await typeFor('*/*')).toBe('image/jpeg');
  expect((await request.get(`${site.origin}${address.replace(/480$/, '481')}`)).status()).toBe(400);
});

test('an HTML page in place of a picture is not passed on', async ({ request }) => {
  const { html } = await fetchPage(request, `${site.origin}/business`);
  const at = /\/pictures\/[\w-]+\/[\w-]+/.exec(html)?.[0] ?? '';
  const response = await request.get(site.origin + at);
  expect(response.status()).toBe(502);
  expect(await response.text()).not.toContain('<script>');
  expect(response.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");

  const forged = at.replace(/\/pictures\/[\w-]+/, `/pictures/${'A'.repeat(22)}`);
  expect((await request.get(site.origin + forged)).status()).toBe(403);
});

test('the card of a story has a picture in a format that every program reads', async ({ request }) => {
  const front = await fetchPage(request, `${site.origin}/local-news`);
  const [story] = storiesIn(front.main);
  const article = /href="(\/article\/[^"]+)"/.exec(story?.html ?? '')?.[1] ?? '';
  const { html } = await fetchPage(request, site.origin + article);
  const response = await request.get(metaOf(html, 'og:image') ?? '', {
    headers: { accept: 'image/avif,image/webp,*/*' },
  });
  expect(response.headers()['content-type']).toBe('image/jpeg');
});
