import type { Page } from '@playwright/test';
import { startFeeds, type FeedServer } from '../support/feed-server.ts';
import { hostileItems } from '../support/hostile-items.ts';
import { rssOf } from '../support/rss.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

let feeds: FeedServer;
let hostile: RunningSite;

test.beforeAll(async () => {
  feeds = await startFeeds(() => ({ body: Buffer.from(rssOf(hostileItems())) }));
  hostile = await startSite({ FEEDS: 'live', FEEDS_FILE: feeds.catalogueFile, RELAY_PRIVATE: feeds.host });
});

test.afterAll(async () => {
  await hostile.stop();
  await feeds.stop();
});

/** Anything a hostile item got the page to run would set this, open a dialog or leave the site. */
async function watched(page: Page): Promise<string[]> {
  const harm: string[] = [];
  await page.exposeFunction('harm', (what: string) => harm.push(what));
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Pictures are another test's business; anything else asked of a stranger is a script's doing.
  await page.route(
    (url) => url.origin !== hostile.origin,
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') harm.push(`asked ${request.url()}`);
      return route.abort();
    },
  );
  return harm;
}

/** Scrolled through, so that late pictures are fetched, and with every list open. */
async function readAll(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
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

for (const width of [360, 1280]) {
  for (const path of ['/', '/local-news', '/world-news']) {
    test(`${path} at ${width} px: a hostile feed runs no script and breaks no layout`, async ({ page }) => {
      const harm = await watched(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(hostile.origin + path);
      await readAll(page);
      await expect(page.locator('main article')).not.toHaveCount(0);
      await expectHarmless(page);
      expect(harm).toEqual([]);
    });
  }
}

test('every hostile story opens at 360 px, and its page runs no script and breaks no layout', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const harm = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${hostile.origin}/local-news`);
  const links = page.locator('main article h2 a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(paths).size).toBe(hostileItems().length);
  for (const path of paths) {
    const response = await page.goto(hostile.origin + path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await readAll(page);
    await expectHarmless(page);
  }
  expect(harm).toEqual([]);
});

test('text that looks like markup or a template is shown as the text it is', async ({ page }) => {
  await page.goto(`${hostile.origin}/local-news`);
  const titles = await page.locator('main article h2').allTextContents();
  expect(titles).toContain('Templates {{constructor.constructor("harm(1)")()}} ${harm(2)} <%= harm(3) %>');
  expect(titles.every((title) => Array.from(title).length <= 240)).toBe(true);
  // Marks that turn the text around them are gone, and so is a tower of accents.
  const all = (await page.locator('main article').allTextContents()).join('');
  expect(all).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(all).not.toMatch(/\p{M}{6}/u);
});
