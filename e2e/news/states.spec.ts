import { plainItems, rssOf } from '../support/rss.ts';
import { expect, test } from '../support/test.ts';
import { offersIn, sentPage, storiesIn, textOf } from '../support/html.ts';

/** Which feed of the catalogue belongs to which page of these tests. */
const FEED_OF = {
  business: '/1006/',
  technology: 'arstechnica',
  automotive: 'electrek',
  politics: 'nebraska',
};

test('See All comes with the sixth story, and no more than 15 of a feed are shown', async ({
  request,
  scripted,
}) => {
  const counts: [mark: string, count: number][] = [
    [FEED_OF.business, 5],
    [FEED_OF.technology, 6],
    [FEED_OF.automotive, 40],
    [FEED_OF.politics, 0],
  ];
  scripted.feeds((feed) => rssOf(plainItems(counts.find(([mark]) => feed.includes(mark))?.[1] ?? 1)));
  const sectionOf = async (path: string) => (await sentPage(request, scripted.origin + path)).main;

  const five = await sectionOf('/business');
  expect(storiesIn(five)).toHaveLength(5);
  expect(offersIn(five)).toEqual([]);

  const [shown = '', more = ''] = (await sectionOf('/technology')).split('<details');
  expect(storiesIn(shown)).toHaveLength(5);
  expect(storiesIn(more)).toHaveLength(1);
  expect(offersIn(more)).toEqual(['See All 6 Articles']);

  const forty = await sectionOf('/automotive');
  expect(storiesIn(forty)).toHaveLength(15);
  expect(offersIn(forty)).toEqual(['See All 15 Articles']);

  const none = await sectionOf('/politics');
  expect(storiesIn(none)).toEqual([]);
  expect(textOf(none)).toContain('No stories just now');
});

test('a story without title, author, date or picture says so as the specification wants', async ({
  request,
  scripted,
}) => {
  scripted.feeds(() =>
    rssOf([
      { guid: 'bare', description: 'Nothing but text.' },
      { guid: 'odd', title: 'An odd date', description: 'x', date: 'sometime soon', author: 'Night desk' },
      {
        guid: 'in-text',
        title: 'A picture in the text',
        description: `<p>Before <img src="${scripted.origin}/api/sample/pictures/rails.svg" alt="Rails"> after</p>`,
      },
    ]),
  );
  const stories = storiesIn((await sentPage(request, `${scripted.origin}/local-news`)).html);
  const card = (title: string) => stories.find((story) => story.title === title);

  expect(card('Untitled')?.lines).toEqual(['Nothing but text.', 'News Team']);
  expect(card('Untitled')?.html).not.toContain('<img');
  expect(card('Untitled')?.html).toContain('data-picture=');
  expect(card('An odd date')?.lines.at(-1)).toBe('Night desk, sometime soon');
  expect(card('An odd date')?.html).not.toContain('<time');
  // The featured place goes to a story that has a picture.
  const [featured] = stories;
  expect(featured?.html).toMatch(/^<article data-rank="lead"/);
  expect(featured?.title).toBe('A picture in the text');
  expect(featured?.html).toMatch(/<img [^>]*alt="Rails"/);
  expect(textOf(featured?.html ?? '')).toContain('Before after');
});

test('a feed that fails shows the error text in red, five placeholders, and fifteen on request', async ({
  page,
  request,
  scripted,
}) => {
  scripted.feeds(() => null);
  const address = `${scripted.origin}/world-news`;
  expect((await sentPage(request, address)).status).toBe(503);
  await page.goto(address);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Failed to load articles. Please try again later.');
  const [red, green, blue] = await alert.evaluate((line) =>
    (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
  const cards = page.locator('main article:visible');
  await expect(cards).toHaveCount(5);
  // What has no picture shows the plate of one.
  await expect(cards.locator('[data-picture]').filter({ visible: true })).toHaveCount(5);
  await page.getByText('See All 15 Articles').click();
  await expect(cards).toHaveCount(15);
  await expect(cards.last().getByRole('heading')).toHaveText('Latest World News 15');
  await expect(cards.first()).toContainText(
    'Stay tuned for the latest updates and developments in this important story.',
  );
  await expect(cards.first()).toContainText('Editorial Team');
  // Nothing is behind a placeholder, so nothing pretends to be a link.
  await expect(cards.getByRole('link')).toHaveCount(0);
});

test('a sports story is looked for in the first two of five feeds, and one that fails is logged and skipped', async ({
  request,
  scripted,
}) => {
  scripted.feeds((feed) => (feed.includes('tennis') ? null : rssOf(plainItems(15))));
  const logged = scripted.log().length;
  const { status, main } = await sentPage(request, `${scripted.origin}/article/sports-abc`);
  expect(status).toBe(410);
  expect(textOf(main)).toContain('More from Sports');
  expect(new Set(scripted.askedFeeds)).toEqual(
    new Set(['https://www.espn.com/espn/rss/mlb/news', 'https://www.espn.com/espn/rss/tennis/news']),
  );
  await expect.poll(() => scripted.log().slice(logged)).toContain('sports feed skipped');
});

test('/sports shows its samples and asks no feed', async ({ request, scripted }) => {
  const { html } = await sentPage(request, `${scripted.origin}/sports`);
  expect(storiesIn(html)).toHaveLength(3);
  expect(scripted.askedFeeds).toEqual([]);
});
