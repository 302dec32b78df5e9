import { expect, hydrated, test } from '../support/test.ts';

const CATEGORIES = [
  ['/local-news', 'Local News'],
  ['/national-news', 'National News'],
  ['/world-news', 'World News'],
  ['/politics', 'Politics & Government'],
  ['/business', 'Business'],
  ['/technology', 'Technology & Innovation'],
  ['/automotive', 'Automotive & Energy'],
  ['/real-estate', 'Real Estate & Housing'],
] as const;

const ORGANIZATIONS = ['United Nations', 'World Health Organization', 'World Food Programme', 'UNICEF'];

for (const [path, title] of CATEGORIES) {
  test(`${path} has a title, a description, ad slots and five cards; See All 15 Articles opens the rest`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('h1 + p')).not.toBeEmpty();
    await expect(page.locator('main [data-ad]:visible')).not.toHaveCount(0);

    const cards = page.locator('main article:visible');
    await expect(cards).toHaveCount(5);
    await page.getByText('See All 15 Articles').click();
    await expect(cards).toHaveCount(15);
    await expect(page.getByText('See All 15 Articles')).toBeHidden();
    await page.getByText('Show Less').click();
    await expect(cards).toHaveCount(5);
  });
}

test('a card shows a long US date, a byline, and an excerpt of 200 characters at most and three dots', async ({
  page,
}) => {
  await page.goto('/local-news');
  await page.getByText('See All 15 Articles').click();
  const dates = await page.locator('main article time').allTextContents();
  expect(dates).toHaveLength(15);
  for (const date of dates) expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  const lines = await page.locator('main article p').allTextContents();
  const bylines = lines.filter((line) => /, \d{4}$/.test(line));
  expect(bylines).toHaveLength(15);
  expect(bylines.some((line) => line.startsWith('News Team, '))).toBe(true);
  const excerpts = lines.filter((line) => !/, \d{4}$/.test(line));
  expect(excerpts.some((text) => text.endsWith('...'))).toBe(true);
  for (const text of excerpts) expect(text.length).toBeLessThanOrEqual(text.endsWith('...') ? 203 : 200);
});

test('the cards stand in three columns on a wide screen and in one list on a phone', async ({ page }) => {
  const columns = async () => {
    const cards = await page.locator('main article:visible').all();
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
    return new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size;
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/business');
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await columns()).toBe(1);
});

test('the order is drawn anew, not that of the feed, and is the same on the server and in the browser', async ({
  page,
  request,
  site,
}) => {
  const feed = encodeURIComponent('https://www.ketv.com/topstories-rss');
  const relayed = (await (await request.get(`${site.origin}/api/relay?url=${feed}`)).json()) as {
    contents: string;
  };
  const titlesOfFeed = [...relayed.contents.matchAll(/<item><title>([^<]+)/g)].map(([, title]) =>
    decoded(title),
  );

  const response = await page.goto('/local-news');
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  const shown = await page.locator('main article h2').allTextContents();
  const onServer = [...html.matchAll(/<h2><a href="\/article\/[^"]+">([^<]+)/g)].map(([, title]) => title);
  expect(onServer.map(decoded)).toEqual(shown);
  expect(shown).not.toEqual(titlesOfFeed);
  expect(shown.toSorted()).toEqual(titlesOfFeed.toSorted());
});

test('World News lists international organizations; they open in a new tab', async ({ page }) => {
  await page.goto('/world-news');
  const list = page.getByRole('region', { name: 'International organizations' });
  for (const name of ORGANIZATIONS) {
    const link = list.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await page.goto('/politics');
  await expect(page.getByText('International organizations')).toHaveCount(0);
});

test('every category page names its RSS feed and lists its stories for search engines', async ({
  page,
  site,
}) => {
  await page.goto('/technology');
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', `${site.origin}/technology/rss.xml`);
  await expect(feed).toHaveAttribute('title', /Technology & Innovation/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'ItemList');
  expect(list.itemListElement).toHaveLength(15);
  expect(list.itemListElement[0].url).toContain(`${site.origin}/article/technology-`);
});

test('no headline stands twice on the category pages', async ({ page }) => {
  const titles: string[] = [];
  for (const path of [
    ...CATEGORIES.map(([one]) => one),
    '/health',
    '/sports',
    '/arts-culture',
    '/food-dining',
    '/lifestyle',
    '/archives',
  ]) {
    await page.goto(path);
    titles.push(...(await page.locator('main article h2').allTextContents()));
  }
  expect(titles).toHaveLength(8 * 15 + 6 * 3);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('See All and Show Less work, and every card leads to its story', async ({ page }) => {
    await page.goto('/world-news');
    const cards = page.locator('main article:visible');
    await page.getByText('See All 15 Articles').click();
    await expect(cards).toHaveCount(15);
    await page.getByText('Show Less').click();
    await expect(cards).toHaveCount(5);
    const title = await cards.nth(1).getByRole('heading').textContent();
    await cards.nth(1).getByRole('link').click();
    await expect(page.locator('h1')).toHaveText(title ?? '');
  });
});

function decoded(text: string | undefined): string {
  return (text ?? '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
