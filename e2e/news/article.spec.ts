import { plainItems, rssOf, type RssItem } from '../support/services/rss.ts';
import { expect, test } from '../support/test.ts';
import {
  addressOf,
  headingOf,
  linksTo,
  fetchPage,
  metaOf,
  storiesIn,
  textOf,
  structuredDataIn,
} from '../support/pages/read-html.ts';

// spec 2 Routes: /article/{id} is the target of article cards
// spec 3 Entities: A card has id, title, excerpt, category, date, picture, author, link; the id begins with the category key
// spec 7 Calls: Title, description, date, link, creator or author, media picture are read
test('a card opens its story: headline, picture, author, date, excerpt, more from the section, and the sample note', async ({
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
  // The card's excerpt is cut after 200 characters; the story goes to the end of a sentence.
  await expect(story).toContainText(excerpt.split('. ')[0] ?? '');
  await expect(story.locator('img')).toBeVisible();
  await expect(story.getByRole('link', { name: 'Local News' })).toHaveAttribute('href', '/local-news');

  const more = page.getByRole('region', { name: 'More from Local News' });
  await expect(more.getByRole('article')).toHaveCount(4);
  expect(await more.getByRole('heading', { level: 3 }).allTextContents()).not.toContain(title);
  await expect(more.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/local-news');

  await expect(page.getByText('Sample edition ·').filter({ visible: true })).toHaveCount(1);
  await story.getByRole('link', { name: 'About it' }).click();
  await expect(page).toHaveURL(/\/about#sample$/);
});

test('a story has structured data, and its canonical link names its source', async ({
  request,
  scripted,
}) => {
  scripted.setFeedResponse(() =>
    rssOf([
      {
        ...plainItems(1)[0],
        title: 'Rail laid',
        author: 'Ann Author',
        picture: `${scripted.origin}/api/sample/pictures/streetcar.avif`,
      },
    ]),
  );
  const front = await fetchPage(request, `${scripted.origin}/local-news`);
  const address = scripted.origin + addressOf(front.html, 'Rail laid');
  const { html } = await fetchPage(request, address);
  expect(headingOf(html)).toBe('Rail laid');
  const things = structuredDataIn(html);
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
  const steps = trail?.['itemListElement'] as { name: string }[];
  expect(steps.map(({ name }) => name)).toEqual(['Home', 'Local News', 'Rail laid']);
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(metaOf(html, 'og:type')).toBe('article');
  expect(linksTo(html, 'https://www.news.example/stories/1')).toEqual([
    'Read the full story at news.example',
  ]);
});

// spec 2 Routes: /article/{id} is the target of article cards
// spec beyond: A page of a story that is gone says so and never shows another
test('a shared link opens its story wherever it is in the feed now, or says that it is gone; it never opens another story', async ({
  request,
  scripted,
}) => {
  const yesterday = plainItems(3);
  let items: RssItem[] = yesterday;
  scripted.setFeedResponse(() => rssOf(items));
  const front = await fetchPage(request, `${scripted.origin}/local-news`);
  const [first, second] = [addressOf(front.html, 'Story 1'), addressOf(front.html, 'Story 2')];

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
  const kept = await fetchPage(request, scripted.origin + second);
  expect(kept.status).toBe(200);
  expect(headingOf(kept.html)).toBe('Story 2, updated');

  const { status, html, main } = await fetchPage(request, scripted.origin + first);
  expect(status).toBe(410);
  expect(headingOf(html)).toBe('This story is gone');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(linksTo(main, '/local-news')).toContain('Go to Local News');
  expect(textOf(main)).toContain('More from Local News');
  expect(storiesIn(html).map(({ title }) => title)).toEqual(['Another story', 'Story 3', 'Story 2, updated']);
});

test('an address that never belonged to a story is a 404', async ({ request }) => {
  for (const path of ['/article/nonsense', '/article/cooking-abc', '/article/local-news-<script>']) {
    const { status, html } = await fetchPage(request, path);
    expect(status, path).toBe(404);
    expect(headingOf(html), path).toBe('There is no such story');
  }
});

test('while its feed is down a story is reported as unavailable, not gone, and can be tried again', async ({
  page,
  request,
  scripted,
}) => {
  let down = true;
  scripted.setFeedResponse(() => (down ? null : rssOf(plainItems(1))));
  const address = `${scripted.origin}/article/local-news-abc`;
  expect((await fetchPage(request, address)).status).toBe(503);
  await page.goto(address);
  await expect(page.locator('h1')).toHaveText('This story cannot be shown right now');
  await expect(page.getByRole('alert')).toHaveText('Failed to load articles. Please try again later.');
  down = false;
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.locator('h1')).toHaveText('This story is gone');
});
