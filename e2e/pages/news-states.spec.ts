import { startRelay } from '../support/relay.ts';
import { plainItems, rssOf, type RssItem } from '../support/rss.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/** Which feed of the catalogue belongs to which page of these tests. */
const FEED_OF = {
  business: '/1006/',
  technology: 'arstechnica',
  automotive: 'electrek',
  politics: 'nebraska',
};

test('See All comes with the sixth story, and no more than 15 of a feed are shown', async ({ page }) => {
  const counts: [mark: string, count: number][] = [
    [FEED_OF.business, 5],
    [FEED_OF.technology, 6],
    [FEED_OF.automotive, 40],
    [FEED_OF.politics, 0],
  ];
  const relay = await startRelay((feed) =>
    rssOf(plainItems(counts.find(([mark]) => feed.includes(mark))?.[1] ?? 1)),
  );
  const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    await page.goto(`${site.origin}/business`);
    await expect(page.locator('main article')).toHaveCount(5);
    await expect(page.getByText(/See All/)).toHaveCount(0);

    await page.goto(`${site.origin}/technology`);
    await expect(page.locator('main article:visible')).toHaveCount(5);
    await page.getByText('See All 6 Articles').click();
    await expect(page.locator('main article:visible')).toHaveCount(6);

    await page.goto(`${site.origin}/automotive`);
    await expect(page.getByText('See All 15 Articles')).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(15);

    await page.goto(`${site.origin}/politics`);
    await expect(page.getByRole('heading', { name: 'No stories just now' })).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(0);
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test('a story without title, author, date or picture says so as the specification wants', async ({
  page,
}) => {
  let origin = '';
  const bare = (): RssItem[] => [
    { guid: 'bare', description: 'Nothing but text.' },
    { guid: 'odd', title: 'An odd date', description: 'x', date: 'sometime soon', author: 'Night desk' },
    {
      guid: 'in-text',
      title: 'A picture in the text',
      description: `<p>Before <img src="${origin}/api/sample/pictures/rails.svg" alt="Rails"> after</p>`,
    },
  ];
  const relay = await startRelay(() => rssOf(bare()));
  const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  origin = site.origin;
  try {
    await page.goto(`${site.origin}/local-news`);
    const card = (title: string) => page.getByRole('article').filter({ hasText: title });
    await expect(card('Nothing but text.').getByRole('heading')).toHaveText('Untitled');
    await expect(card('Nothing but text.').locator('p').last()).toHaveText('News Team');
    await expect(card('Nothing but text.').locator('img')).toHaveCount(0);
    await expect(card('Nothing but text.').locator('[data-picture]')).toBeVisible();
    await expect(card('An odd date').locator('p').last()).toHaveText('Night desk, sometime soon');
    await expect(card('An odd date').locator('time')).toHaveCount(0);
    await expect(card('A picture in the text').locator('img')).toHaveAttribute('alt', 'Rails');
    await expect(card('A picture in the text')).toContainText('Before after');
    // The featured place goes to a story that has a picture.
    await expect(page.locator('article[data-rank=lead]')).toContainText('A picture in the text');
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test('a feed that fails shows the error text in red, five placeholders, and fifteen on request', async ({
  page,
}) => {
  const relay = await startRelay(() => null);
  const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    expect((await page.goto(`${site.origin}/world-news`))?.status()).toBe(503);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Failed to load articles. Please try again later.');
    const [red, green, blue] = await alert.evaluate((line) =>
      (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
    const cards = page.locator('main article:visible');
    await expect(cards).toHaveCount(5);
    await page.getByText('See All 15 Articles').click();
    await expect(cards).toHaveCount(15);
    await expect(cards.last().getByRole('heading')).toHaveText('Latest World News 15');
    await expect(cards.first()).toContainText(
      'Stay tuned for the latest updates and developments in this important story.',
    );
    await expect(cards.first()).toContainText('Editorial Team');
    // Nothing is behind a placeholder, so nothing pretends to be a link.
    await expect(cards.getByRole('link')).toHaveCount(0);
  } finally {
    await site.stop();
    await relay.stop();
  }
});

for (const [path, text] of [
  ['/local-news', 'Loading local news...'],
  ['/national-news', 'Loading national news...'],
  ['/real-estate', 'Loading latest news...'],
] as const) {
  test(`${path} says "${text}" while its feed is slow`, async ({ page }) => {
    const relay = await startRelay(() => rssOf(plainItems(15)), 2500);
    const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEED_RELAY_URL: relay.origin });
    try {
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
      await expect(page.getByText('See All 15 Articles')).toBeVisible();
      await expect(page.getByText(text)).toBeHidden();
    } finally {
      await site.stop();
      await relay.stop();
    }
  });
}

test('a sports story is looked for in the first two of five feeds, and one that fails is logged and skipped', async ({
  page,
}) => {
  const relay = await startRelay((feed) => (feed.includes('tennis') ? null : rssOf(plainItems(15))));
  const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    const response = await page.goto(`${site.origin}/article/sports-abc`);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: 'More from Sports' })).toBeVisible();
    expect(relay.asked).toEqual([
      'https://www.espn.com/espn/rss/mlb/news',
      'https://www.espn.com/espn/rss/tennis/news',
    ]);
    expect(site.log()).toContain('sports feed skipped');
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test('/sports shows its samples and asks no feed', async ({ page }) => {
  const relay = await startRelay(() => rssOf(plainItems(15)));
  const site = await startSite({ PAGE_CACHE_MB: '0', FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    await page.goto(`${site.origin}/sports`);
    await expect(page.locator('main article')).toHaveCount(3);
    expect(relay.asked).toEqual([]);
  } finally {
    await site.stop();
    await relay.stop();
  }
});
