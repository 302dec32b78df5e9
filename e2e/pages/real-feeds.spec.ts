import { startFeeds, startSlowRelay } from '../support/feed-server.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/** 20 items in windows-1252: curly quotes and dashes as single bytes, markup escaped twice, the third without a date. */
function windowsFeed(): Buffer {
  const items = Array.from({ length: 20 }, (_, i) => {
    const date = i === 2 ? '' : '<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>';
    return `<item><title>Caf\xe9 \x93No. ${i}\x94 \x96 open</title><guid isPermaLink="false">g${i}</guid><link>https://news.example/${i}</link><description>&amp;lt;p&amp;gt;Soup &amp;amp;amp; bread \x85 at noon&amp;lt;/p&amp;gt;</description>${date}</item>`;
  });
  const xml = `<?xml version="1.0" encoding="windows-1252"?><rss version="2.0"><channel><title>T</title><link>https://news.example/</link><description>d</description>${items.join('')}</channel></rss>`;
  return Buffer.from(xml, 'latin1');
}

test('a feed of 20 items in windows-1252 with markup escaped twice gives 15 right cards', async ({
  page,
}) => {
  const feeds = await startFeeds(() => ({ body: windowsFeed() }));
  const site = await startSite({
    PAGE_CACHE_MB: '0',
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogueFile,
    RELAY_PRIVATE: feeds.host,
  });
  try {
    expect((await page.goto(`${site.origin}/local-news`))?.status()).toBe(200);
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(15);
    for (const title of await cards.locator('h2').allTextContents())
      expect(title).toMatch(/^Café “No\. \d+” – open$/);
    for (const text of await cards.locator('p').first().allTextContents())
      expect(text).toBe('Soup & bread … at noon');
    const dated = await cards.locator('time').count();
    expect(dated).toBe(14);
    await expect(cards.locator('time').first()).toHaveText('November 20, 2026');
  } finally {
    await site.stop();
    await feeds.stop();
  }
});

test('a feed of broken XML shows the error text and the placeholders of the specification', async ({
  page,
}) => {
  const feeds = await startFeeds(() => ({
    body: Buffer.from('<rss version="2.0"><channel><item><title>Half a'),
  }));
  const site = await startSite({
    PAGE_CACHE_MB: '0',
    FEEDS: 'live',
    FEEDS_FILE: feeds.catalogueFile,
    RELAY_PRIVATE: feeds.host,
  });
  try {
    expect((await page.goto(`${site.origin}/local-news`))?.status()).toBe(503);
    await expect(page.getByRole('alert')).toHaveText('Failed to load articles. Please try again later.');
    await expect(page.locator('main article')).toHaveCount(15);
    await expect(page.locator('main article h2').first()).toHaveText('Latest Local News 1');
    await expect(page.locator('main article').first()).toContainText(
      'Stay tuned for the latest updates and developments in this important story.',
    );
  } finally {
    await site.stop();
    await feeds.stop();
  }
});

test('a feed address on a private network is refused, and no connection is made', async ({ request }) => {
  const feeds = await startFeeds(() => ({ body: windowsFeed() }));
  const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEEDS_FILE: feeds.catalogueFile });
  try {
    const address = encodeURIComponent(`http://${feeds.host}/local-news`);
    const answer = await request.get(`${site.origin}/api/relay?url=${address}`);
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toMatch(/private|loopback|not public/i);
    expect((await request.get(`${site.origin}/local-news`)).status()).toBe(503);
    expect(feeds.asked()).toBe(0);
  } finally {
    await site.stop();
    await feeds.stop();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test(`a slow relay does not hold up the frame; the stories come later, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const relay = await startSlowRelay(
      2500,
      windowsFeed().toString('latin1').replace('windows-1252', 'utf-8'),
    );
    const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEED_RELAY_URL: relay.origin });
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    try {
      await page.goto(`${site.origin}/local-news`, { waitUntil: 'commit' });
      await expect(page.getByText('Loading local news...')).toBeVisible();
      await expect(page.locator('article:visible')).toHaveCount(5);
      await expect(page.locator('h1:visible')).toHaveText('Local News');
      await expect(page.getByText('Loading local news...')).toBeHidden();
    } finally {
      await context.close();
      await site.stop();
      await relay.stop();
    }
  });
}
