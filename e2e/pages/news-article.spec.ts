import { startRelay } from '../support/relay.ts';
import { plainItems, rssOf, type RssItem } from '../support/rss.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

test('a card opens its story: headline, picture, author, date, excerpt, and more from the section', async ({
  page,
}) => {
  await page.goto('/local-news');
  const card = page.locator('main article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const excerpt = (await card.locator('p').first().textContent()) ?? '';
  const byline = (await card.locator('p').last().textContent()) ?? '';
  await card.getByRole('link').click();

  await expect(page).toHaveURL(/\/article\/local-news-[0-9a-z]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const story = page.locator('main article').first();
  await expect(story).toContainText(byline);
  await expect(story).toContainText(excerpt);
  await expect(story.locator('img')).toBeVisible();
  await expect(story.getByRole('link', { name: 'Local News' })).toHaveAttribute('href', '/local-news');

  const more = page.getByRole('region', { name: 'More from Local News' });
  await expect(more.getByRole('article')).toHaveCount(4);
  expect(await more.getByRole('heading', { level: 3 }).allTextContents()).not.toContain(title);
  await expect(more.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/local-news');
});

test('a story of the sample leads to what the paper says about its sample', async ({ page }) => {
  await page.goto('/business');
  await page.locator('main article a').first().click();
  await expect(page.getByRole('note')).toContainText('It is not news.');
  await page.getByRole('link', { name: 'What the sample edition is' }).click();
  await expect(page).toHaveURL(/\/about#sample$/);
});

test('a story tells search engines what it is, and sends them to its source', async ({ page, site }) => {
  const relay = await startRelay(() =>
    rssOf([
      {
        ...plainItems(1)[0],
        title: 'Rail laid',
        author: 'Ann Author',
        picture: `${site.origin}/api/sample/pictures/streetcar.svg`,
      },
    ]),
  );
  const live = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    await page.goto(`${live.origin}/local-news`);
    await page.getByRole('link', { name: 'Rail laid' }).click();
    await expect(page.locator('h1')).toHaveText('Rail laid');
    await page.reload();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = data.map((text) => JSON.parse(text));
    const address = page.url();
    expect(things.find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
      '@context': 'https://schema.org',
      headline: 'Rail laid',
      description: 'What happened in story 1.',
      datePublished: '2026-11-20T18:00:00.000Z',
      author: [{ '@type': 'Person', name: 'Ann Author' }],
      publisher: { '@type': 'Organization', name: 'news.example', url: 'https://www.news.example/' },
      articleSection: 'Local News',
      mainEntityOfPage: { '@id': address },
      isBasedOn: 'https://www.news.example/stories/1',
      image: [expect.stringContaining('http')],
    });
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Local News',
      'Rail laid',
    ]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await expect(page.getByRole('link', { name: 'Read the full story at news.example' })).toHaveAttribute(
      'href',
      'https://www.news.example/stories/1',
    );
  } finally {
    await live.stop();
    await relay.stop();
  }
});

test('a link shared yesterday opens its story wherever it stands now, or says that it is gone, never another one', async ({
  page,
}) => {
  const yesterday = plainItems(3);
  let items: RssItem[] = yesterday;
  const relay = await startRelay(() => rssOf(items));
  const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    await page.goto(`${site.origin}/local-news`);
    const addressOf = async (name: string) =>
      (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    const [first, second] = [await addressOf('Story 1'), await addressOf('Story 2')];

    // Today: the first story has been dropped, the second has moved down, its headline was edited.
    items = [
      {
        ...plainItems(1)[0],
        title: 'Another story',
        guid: 'guid-9',
        link: 'https://www.news.example/stories/9',
      },
      { ...yesterday[2] },
      { ...yesterday[1], title: 'Story 2, updated' },
    ];
    const kept = await page.goto(`${site.origin}${second}`);
    expect(kept?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('Story 2, updated');

    const gone = await page.goto(`${site.origin}${first}`);
    expect(gone?.status()).toBe(410);
    await expect(page.locator('h1')).toHaveText('This story is gone');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'To Local News' })).toHaveAttribute('href', '/local-news');
    await expect(page.getByRole('heading', { name: 'More from Local News' })).toBeVisible();
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test('an address that no story ever had is not found', async ({ page }) => {
  for (const path of ['/article/nonsense', '/article/cooking-abc', '/article/local-news-<script>']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('There is no such story');
  }
});

test('while its feed is down a story is not called gone, and can be tried again', async ({ page }) => {
  let down = true;
  const relay = await startRelay(() => (down ? null : rssOf(plainItems(1))));
  const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    const response = await page.goto(`${site.origin}/article/local-news-abc`);
    expect(response?.status()).toBe(503);
    await expect(page.locator('h1')).toHaveText('This story cannot be shown just now');
    await expect(page.getByRole('alert')).toHaveText('Failed to load articles. Please try again later.');
    down = false;
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.locator('h1')).toHaveText('This story is gone');
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a story reads whole and leads on', async ({ page }) => {
    await page.goto('/health');
    await page.locator('main article a').first().click();
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page.locator('h1')).toHaveText('Health & Wellness');
  });
});
