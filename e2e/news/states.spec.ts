import { plainItems, rssOf } from '../support/services/rss.ts';
import { expect, test } from '../support/test.ts';
import { showMoreLabels, fetchPage, storiesIn, textOf } from '../support/pages/read-html.ts';

/** Feeds of the catalog for the pages of these tests. */
const FEED_OF = {
  business: '/1006/',
  technology: 'arstechnica',
  automotive: 'electrek',
  politics: 'nebraska',
};

// spec 2 Feed-driven category pages: With more than 5 and collapsed: 'See All {count} Articles'
// spec 4 States: Category button only with more than 5
// spec 5 Rules: Up to 15 items per feed
test('See All appears with the sixth story, and at most 15 stories of a feed are shown', async ({
  request,
  scripted,
}) => {
  const counts: [mark: string, count: number][] = [
    [FEED_OF.business, 5],
    [FEED_OF.technology, 6],
    [FEED_OF.automotive, 40],
    [FEED_OF.politics, 0],
  ];
  scripted.setFeedResponse((feed) =>
    rssOf(plainItems(counts.find(([mark]) => feed.includes(mark))?.[1] ?? 1)),
  );
  const sectionOf = async (path: string) => (await fetchPage(request, scripted.origin + path)).main;

  const five = await sectionOf('/business');
  expect(storiesIn(five)).toHaveLength(5);
  expect(showMoreLabels(five)).toEqual([]);

  const [shown = '', more = ''] = (await sectionOf('/technology')).split('<details');
  expect(storiesIn(shown)).toHaveLength(5);
  expect(storiesIn(more)).toHaveLength(1);
  expect(showMoreLabels(more)).toEqual(['See All 6 Articles']);

  const forty = await sectionOf('/automotive');
  expect(storiesIn(forty)).toHaveLength(15);
  expect(showMoreLabels(forty)).toEqual(['See All 15 Articles']);

  const none = await sectionOf('/politics');
  expect(storiesIn(none)).toEqual([]);
  expect(textOf(none)).toContain('No stories right now');
});

// spec 3 Entities: Author falls back
// spec 3 Entities: 'Untitled'
// spec 3 Entities: Picture: media content, else first image of the description, else a placeholder
// spec 8 Errors: A date that cannot be formatted is shown raw
test('a story without title, author, date or picture shows the specified fallbacks', async ({
  request,
  scripted,
}) => {
  scripted.setFeedResponse(() =>
    rssOf([
      { guid: 'bare', description: 'Nothing but text.' },
      { guid: 'odd', title: 'An odd date', description: 'x', date: 'sometime soon', author: 'Night desk' },
      {
        guid: 'in-text',
        title: 'A picture in the text',
        description: `<p>Before <img src="${scripted.origin}/api/sample/pictures/rails.avif" alt="Rails"> after</p>`,
      },
    ]),
  );
  const stories = storiesIn((await fetchPage(request, `${scripted.origin}/local-news`)).html);
  const card = (title: string) => stories.find((story) => story.title === title);

  expect(card('Untitled')?.lines).toEqual(['Nothing but text.', 'News Team']);
  expect(card('Untitled')?.html).not.toContain('<img');
  expect(card('Untitled')?.html).toContain('data-mark=');
  expect(card('An odd date')?.lines.at(-1)).toBe('Night desk, sometime soon');
  expect(card('An odd date')?.html).not.toContain('<time');
  // The featured story has a picture.
  const [featured] = stories;
  expect(featured?.html).toMatch(/^<article data-rank="lead"/);
  expect(featured?.title).toBe('A picture in the text');
  expect(featured?.html).toMatch(/<img [^>]*alt="Rails"/);
  expect(textOf(featured?.html ?? '')).toContain('Before after');
});

// spec 2 Feed-driven category pages: Error line, in red
// spec 8 Errors: Category failed: 'Failed to load articles. Please try again later.'
// spec 8 Errors: Placeholders: 15 expanded, 5 collapsed, their title and excerpt
test('a feed that fails shows the error text in red, five placeholders, and fifteen on request', async ({
  page,
  request,
  scripted,
}) => {
  scripted.setFeedResponse(() => null);
  const address = `${scripted.origin}/world-news`;
  expect((await fetchPage(request, address)).status).toBe(503);
  await page.goto(address);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Failed to load articles. Please try again later.');
  const [red, green, blue] = await alert.evaluate((line) =>
    (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
  const cards = page.locator('main article:visible');
  await expect(cards).toHaveCount(5);
  // Cards without a picture show the placeholder.
  await expect(cards.locator('[data-picture]').filter({ visible: true })).toHaveCount(5);
  await page.getByText('See All 15 Articles').click();
  await expect(cards).toHaveCount(15);
  await expect(cards.last().getByRole('heading')).toHaveText('Latest World News 15');
  await expect(cards.first()).toContainText(
    'Stay tuned for the latest updates and developments in this important story.',
  );
  await expect(cards.first()).toContainText('Editorial Team');
  // Placeholders lead nowhere, so they contain no links.
  await expect(cards.getByRole('link')).toHaveCount(0);
});

// spec 8 Errors: Category failed: 'Failed to load articles. Please try again later.'
test('a relay that accepts and never responds counts as a failed feed: the error text and the placeholders', async ({
  request,
  scripted,
}) => {
  scripted.setFeedResponse(() => new Promise(() => {}));
  const whole = async (path: string) => (await request.get(scripted.origin + path)).text();
  const [section, front] = await Promise.all([whole('/world-news'), whole('/')]);
  const failed = 'Failed to load articles. Please try again later.';
  expect(textOf(section).split(failed)).toHaveLength(2);
  expect(storiesIn(section)).toHaveLength(15);
  expect(storiesIn(section)[0]?.title).toBe('Latest World News 1');
  expect(textOf(front).split(failed)).toHaveLength(3);
  for (const html of [section, front]) expect(textOf(html)).not.toContain('unavailable right now');
});

// spec 2 Feed-driven category pages: Sports feeds are read, while the route shows the sample cards
// spec 7 Calls: Sports: the first two of five feeds, up to 8 items each
// spec 7 Calls: One failed sports feed is logged and skipped
test('a sports story is looked up in the first two of five feeds, and a feed that fails is logged and skipped', async ({
  request,
  scripted,
}) => {
  scripted.setFeedResponse((feed) => (feed.includes('tennis') ? null : rssOf(plainItems(15))));
  const logged = scripted.log().length;
  const { status, main } = await fetchPage(request, `${scripted.origin}/article/sports-abc`);
  expect(status).toBe(410);
  expect(textOf(main)).toContain('More from Sports');
  expect(new Set(scripted.feedRequests)).toEqual(
    new Set(['https://www.espn.com/espn/rss/mlb/news', 'https://www.espn.com/espn/rss/tennis/news']),
  );
  await expect.poll(() => scripted.log().slice(logged)).toContain('sports feed skipped');
});

// spec 2 Feed-driven category pages: Sports feeds are read, while the route shows the sample cards
test('/sports shows its samples and requests no feed', async ({ request, scripted }) => {
  const { html } = await fetchPage(request, `${scripted.origin}/sports`);
  expect(storiesIn(html)).toHaveLength(3);
  expect(scripted.feedRequests).toEqual([]);
});
