import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { startFeeds, type FeedServer } from '../support/services/feed-server.ts';
import { hostileItems } from '../support/services/hostile-items.ts';
import { rssOf } from '../support/services/rss.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { addressOf, alertsIn, fetchPage, storiesIn } from '../support/pages/read-html.ts';

// Outside feeds, through the relay of the backend. One worker runs this file, so that its site starts once.
test.describe.configure({ mode: 'default' });

const WINDOWS = 'politics';
const BROKEN = 'business';
/** Category whose feed is on a private address that RELAY_PRIVATE does not list. */
const PRIVATE = 'technology';

let feeds: FeedServer;
let stranger: FeedServer;
let site: RunningSite;

test.beforeAll(async () => {
  feeds = await startFeeds((category) => ({ body: feedOf(category) }));
  stranger = await startFeeds(() => ({ body: windowsFeed() }));
  const catalog = JSON.parse(await readFile(feeds.catalogFile, 'utf8')) as Record<string, unknown>;
  catalog[PRIVATE] = `http://${stranger.host}/${PRIVATE}`;
  await writeFile(feeds.catalogFile, JSON.stringify(catalog));
  site = await startSite({
    PAGE_CACHE_MB: '0',
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogFile,
    RELAY_PRIVATE: feeds.host,
  });
});

test.afterAll(async () => {
  await site.stop();
  await stranger.stop();
  await feeds.stop();
});

function feedOf(category: string): Buffer {
  if (category === WINDOWS) return windowsFeed();
  if (category === BROKEN) return Buffer.from('<rss version="2.0"><channel><item><title>Half a');
  return Buffer.from(rssOf(hostileItems()));
}

/** 20 items in windows-1252: curly quotes and dashes as single bytes, markup escaped twice, the third without a date. */
function windowsFeed(): Buffer {
  const items = Array.from({ length: 20 }, (_, i) => {
    const date = i === 2 ? '' : '<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>';
    return `<item><title>Caf\xe9 \x93No. ${i}\x94 \x96 open</title><guid isPermaLink="false">g${i}</guid><link>https://news.example/${i}</link><description>&amp;lt;p&amp;gt;Soup &amp;amp;amp; bread \x85 at noon&amp;lt;/p&amp;gt;</description>${date}</item>`;
  });
  const xml = `<?xml version="1.0" encoding="windows-1252"?><rss version="2.0"><channel><title>T</title><link>https://news.example/</link><description>d</description>${items.join('')}</channel></rss>`;
  return Buffer.from(xml, 'latin1');
}

// spec 1 What the product does: Category stories come from outside feeds through a relay
// spec 7 Calls: Relay: GET with the encoded feed address, contents read as RSS
test('a feed of 20 items in windows-1252 with markup escaped twice gives 15 correct cards', async ({
  request,
}) => {
  const { status, html } = await fetchPage(request, `${site.origin}/${WINDOWS}`);
  expect(status).toBe(200);
  const cards = storiesIn(html);
  expect(cards).toHaveLength(15);
  for (const { title, lines } of cards) {
    expect(title).toMatch(/^Café “No\. \d+” – open$/);
    expect(lines[0]).toBe('Soup & bread … at noon');
  }
  const bylines = cards.map(({ lines }) => lines[1]);
  expect(bylines.filter((line) => line === 'News Team, November 20, 2026')).toHaveLength(14);
  expect(bylines.filter((line) => line === 'News Team')).toHaveLength(1);
  expect(cards.filter((card) => card.html.includes('<time '))).toHaveLength(14);
});

// spec 8 Errors: Feed that cannot be parsed: nothing is taken from it, and the section says that it failed
test('a feed of broken XML shows the error text and the placeholders of the specification', async ({
  request,
}) => {
  const { status, html } = await fetchPage(request, `${site.origin}/${BROKEN}`);
  expect(status).toBe(503);
  expect(alertsIn(html)).toEqual(['Failed to load articles. Please try again later.']);
  const cards = storiesIn(html);
  expect(cards).toHaveLength(15);
  expect(cards[0]).toMatchObject({
    title: 'Latest Business News 1',
    lines: ['Stay tuned for the latest updates and developments in this important story.', 'Editorial Team'],
  });
});

test('a feed address on a private network is refused, and no connection is made', async ({ request }) => {
  const address = encodeURIComponent(`http://${stranger.host}/${PRIVATE}`);
  const response = await request.get(`${site.origin}/api/relay?url=${address}`);
  expect(response.status()).toBe(403);
  expect(await response.text()).toMatch(/private|loopback|not public/i);
  expect((await fetchPage(request, `${site.origin}/${PRIVATE}`)).status).toBe(503);
  expect(stranger.requestCount()).toBe(0);
});

for (const path of ['/', '/local-news', '/world-news'])
  // spec beyond: A feed with something hostile in every field runs no script and breaks no layout
  test(
    `${path}: a hostile feed runs no script and breaks no layout at 360 and 1280 px`,
    // Same unit as Local News.
    { tag: path === '/world-news' ? '@full' : [] },
    async ({ page }) => {
      const harm = await watched(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(site.origin + path);
      await hydrated(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await readAll(page);
        await expect(page.locator('main article')).not.toHaveCount(0);
        await expectHarmless(page);
      }
      expect(harm).toEqual([]);
    },
  );

// spec beyond: A feed with something hostile in every field runs no script and breaks no layout
test('every hostile story opens at 360 px, runs no script and breaks no layout', async ({
  page,
  request,
}) => {
  const harm = await watched(page);
  // Tall enough to show the whole page.
  await page.setViewportSize({ width: 360, height: 5000 });
  const { html } = await fetchPage(request, `${site.origin}/local-news`);
  const stories = storiesIn(html).map(({ title }) => ({ title, path: addressOf(html, title) }));
  expect(new Set(stories.map(({ path }) => path)).size).toBe(hostileItems().length);
  for (const { title, path } of stories) {
    const response = await page.goto(site.origin + path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    if (title.startsWith('Markup')) await hydrated(page);
    await readAll(page);
    await expectHarmless(page);
  }
  expect(harm).toEqual([]);
});

test('text that looks like markup or a template is shown as plain text', async ({ request }) => {
  const { html } = await fetchPage(request, `${site.origin}/local-news`);
  const stories = storiesIn(html);
  const titles = stories.map(({ title }) => title);
  expect(titles).toHaveLength(hostileItems().length);
  expect(titles).toContain('Templates {{constructor.constructor("harm(1)")()}} ${harm(2)} <%= harm(3) %>');
  expect(titles.every((title) => Array.from(title).length <= 240)).toBe(true);
  // Bidirectional controls and stacked accents are removed.
  const all = stories.flatMap(({ title, lines }) => [title, ...lines]).join('');
  expect(all).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(all).not.toMatch(/\p{M}{6}/u);
});

/** A script of a hostile item would set this, open a dialog or leave the site. */
async function watched(page: Page): Promise<string[]> {
  const harm: string[] = [];
  await page.exposeFunction('harm', (what: string) => harm.push(what));
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Other tests cover pictures. Any other request to an outside host comes from a script.
  await page.route(
    (url) => url.origin !== site.origin,
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') harm.push(`asked ${request.url()}`);
      return route.abort();
    },
  );
  return harm;
}

/** Opens every list and scrolls through until all pictures have loaded or failed, so that their handlers would have run. */
async function readAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await nextFrame();
    }
    // Pictures hidden at this width are not fetched.
    const isOnItsWay = (image: HTMLImageElement) => !image.complete && image.checkVisibility();
    while ([...document.images].some(isOnItsWay)) await nextFrame();
    await nextFrame();
  });
}

async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    scripts: Array.from(
      document.querySelectorAll('main script, main iframe, main style, main object, main base'),
    ).length,
    handlers: Array.from(document.querySelectorAll('main *')).filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    addresses: Array.from(document.querySelectorAll('main [href], main [src]'))
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(?:https?:|\/|#|$)/.test(address)),
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    sticksOut: Array.from(document.querySelectorAll('main article, main article *')).filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    ).length,
  }));
  expect(found).toEqual({ scripts: 0, handlers: 0, addresses: [], tooWide: 0, sticksOut: 0 });
}
