import { plainItems, rssOf } from '../support/services/rss.ts';
import { expect, hydrated, test } from '../support/test.ts';
import {
  headingOf,
  showMoreLabels,
  fetchPage,
  storiesIn,
  textOf,
  structuredDataIn,
} from '../support/pages/read-html.ts';

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

for (const [path, title] of CATEGORIES) {
  // spec 2 Routes: The eight feed-driven categories have their routes
  // spec 2 Feed-driven category pages: Title and description, ad slots
  // spec 2 Feed-driven category pages: Expanded: 'Show Less'
  // spec 2 Feed-driven category pages: World News lists international organizations
  // spec 4 States: Category list: 5 collapsed, all expanded
  test(`${path} has a title, a description, ads, five stories and ten more to open, and links to its RSS feed`, async ({
    request,
    site,
  }) => {
    const { html, main } = await fetchPage(request, path);
    expect(headingOf(main)).toBe(title);
    expect(/<\/h1><p[^>]*>(.*?)<\/p>/.exec(main)?.[1]).toMatch(/\w/);
    expect(main).toContain('data-ad="banner"');
    const [shown = '', more = ''] = main.split('<details');
    expect(storiesIn(shown)).toHaveLength(5);
    expect(storiesIn(more)).toHaveLength(10);
    expect(showMoreLabels(more)).toEqual(['See All 15 Articles']);
    expect(more).toContain('<span data-when="open">Show Less</span>');
    expect(main.includes('International organizations')).toBe(path === '/world-news');

    const [, feed, address] =
      /<link rel="alternate" type="application\/rss\+xml" title="(.*?)" href="(.*?)"/.exec(html) ?? [];
    expect(textOf(feed ?? '')).toContain(title);
    expect(address).toBe(`${site.origin}${path}/rss.xml`);
    const list = structuredDataIn(html).find((thing) => thing['@type'] === 'ItemList');
    const items = list?.['itemListElement'] as { url: string }[];
    expect(items).toHaveLength(15);
    for (const { url } of items) expect(url).toContain(`${site.origin}/article${path}-`);
  });
}

// spec 2 Routes: The eight feed-driven categories have their routes
// spec 2 Feed-driven category pages: Title and description, ad slots
// spec 2 Feed-driven category pages: A grid of three columns
// spec 2 Feed-driven category pages: Expanded: 'Show Less'
// spec 4 States: Category list: 5 collapsed, all expanded
// spec 4 States: The order is randomised after loading
test('a section shows five stories in three columns, all 15 on request, in one column on a phone, and the same stories once awake', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const response = await page.goto('/local-news');
  const cards = page.locator('main article:visible');
  const columns = async () => {
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    return new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size;
  };
  await expect(page.locator('main [data-ad]:visible')).not.toHaveCount(0);
  await expect(cards).toHaveCount(5);
  expect(await columns()).toBe(3);
  await page.getByText('See All 15 Articles').click();
  await expect(cards).toHaveCount(15);
  await expect(page.getByText('See All 15 Articles')).toBeHidden();
  // The last card is alone in its row, and fills it.
  const [last, grid] = await Promise.all(
    [cards.last(), page.locator('main details [data-columns]').last()].map((box) => box.boundingBox()),
  );
  expect(last?.width).toBe(grid?.width);
  // The button at the end closes the list as well.
  await page.getByText('Show Less').last().click();
  await expect(cards).toHaveCount(5);
  // It had the focus, and went with the list.
  await expect(page.locator('[data-see-all] > summary')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await columns()).toBe(1);

  await hydrated(page);
  const ofServer = storiesIn((await response?.text()) ?? '').map(({ title }) => title);
  expect(await page.locator('main article h2').allTextContents()).toEqual(ofServer);
});

test('rows keep their distance where the ad between them is hidden, on a phone and in print', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/local-news');
  await page.getByText('See All 15 Articles').click();
  const distance = () =>
    page.locator('main details [data-columns]').evaluateAll((grids) => {
      const [above, below] = grids.map((grid) => grid.getBoundingClientRect());
      const gaps = grids.map((grid) => Number.parseFloat(getComputedStyle(grid).rowGap));
      return (below?.top ?? 0) - (above?.bottom ?? 0) - (gaps[0] ?? 0);
    });
  expect(await distance()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(await distance()).toBe(0);
});

// spec 3 Entities: Excerpt: markup removed, 200 characters, '...' when cut
// spec 3 Entities: Long US dates
test('a card shows a long US date, a byline, and an excerpt of at most 200 characters with an ellipsis', async ({
  request,
}) => {
  const stories = storiesIn((await fetchPage(request, '/local-news')).html);
  const bylines = stories.map(({ lines }) => lines.at(-1) ?? '');
  expect(bylines).toHaveLength(15);
  for (const byline of bylines) expect(byline).toMatch(/^.+, [A-Z][a-z]+ \d{1,2}, \d{4}$/);
  expect(bylines.some((line) => line.startsWith('News Team, '))).toBe(true);
  const excerpts = stories.flatMap(({ lines }) => lines.slice(0, -1));
  expect(excerpts.some((text) => text.endsWith('...'))).toBe(true);
  for (const text of excerpts) expect(text.length).toBeLessThanOrEqual(text.endsWith('...') ? 203 : 200);
});

// spec 3 Entities: Excerpt: markup removed, 200 characters, '...' when cut
test(
  'an excerpt that a card shows is whole, up to the ellipsis, at any width; the story goes to the end of a sentence',
  { tag: '@full' },
  async ({ page, scripted }) => {
    const sentence = 'The council voted for forty benches on Tuesday night, and for shade. ';
    const description = sentence.repeat(12);
    scripted.setFeedResponse(() =>
      rssOf(
        plainItems(15).map((item, i) => ({
          ...item,
          ...(i % 3 && { picture: `${scripted.origin}/icon.svg` }),
          description,
        })),
      ),
    );
    for (const path of ['/', '/local-news'])
      for (const width of [360, 640, 768, 1024, 1280, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(scripted.origin + path);
        const dots = await page.locator('main article p:visible').evaluateAll((paragraphs) =>
          paragraphs.flatMap((paragraph) => {
            const text = paragraph.firstChild as Text;
            if (!text.data.endsWith('...')) return [];
            const end = document.createRange();
            end.setStart(text, text.data.length - 3);
            end.setEnd(text, text.data.length);
            const { animationName, maskImage } = getComputedStyle(paragraph);
            const isClear = animationName === 'none' && maskImage === 'none';
            return [
              isClear && end.getBoundingClientRect().bottom <= paragraph.getBoundingClientRect().bottom + 1,
            ];
          }),
        );
        // Below 480 px, cards with a picture show none.
        if (path === '/local-news' && width >= 480) expect(dots, `${width} px`).toHaveLength(5);
        else expect(dots, `${path}, ${width} px`).not.toEqual([]);
        expect(dots, `${path}, ${width} px`).not.toContain(false);
      }
    await page.locator('main article a').first().click();
    await expect(page.getByText(sentence.repeat(8).trimEnd(), { exact: true })).toBeVisible();
  },
);

// spec 4 States: The order is randomised after loading
test('every rendered page has a new random order, which is not the order of the feed', async ({
  request,
  scripted,
}) => {
  const titles = async () => {
    const { html } = await fetchPage(request, `${scripted.origin}/local-news`);
    return storiesIn(html).map(({ title }) => title);
  };
  const ofFeed = Array.from({ length: 15 }, (_, i) => `Story ${i + 1}`);
  const [first, second] = [await titles(), await titles()];
  expect(first).not.toEqual(ofFeed);
  expect(second).not.toEqual(first);
  for (const drawn of [first, second]) expect(drawn.toSorted()).toEqual(ofFeed.toSorted());
});

test('no headline appears twice on the category pages', async ({ request }) => {
  const samples = ['/health', '/sports', '/arts-culture', '/food-dining', '/lifestyle', '/archives'];
  const pages = await Promise.all(
    [...CATEGORIES.map(([path]) => path), ...samples].map((path) => fetchPage(request, path)),
  );
  const titles = pages.flatMap(({ html }) => storiesIn(html)).map(({ title }) => title);
  expect(titles).toHaveLength(8 * 15 + 6 * 3);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader opens all stories of the front page, goes to a section, to one of its stories, and back', async ({
    page,
  }) => {
    await page.goto('/');
    const local = page.getByRole('region', { name: 'Local News' });
    await local.getByText('See All 15 Local Articles').click();
    await expect(local.locator('article:visible')).toHaveCount(15);
    const national = page.getByRole('region', { name: 'National News' });
    await national.getByText('See All 15 National Articles').click();
    await expect(national.locator('article:visible')).toHaveCount(15);

    await local.getByRole('link', { name: 'View All' }).click();
    const cards = page.locator('main article:visible');
    await expect(cards).toHaveCount(5);
    await page.getByText('See All 15 Articles').click();
    await expect(cards).toHaveCount(15);
    await page.getByText('Show Less').first().click();
    await expect(cards).toHaveCount(5);

    const title = await cards.nth(1).getByRole('heading').textContent();
    await cards.nth(1).getByRole('link').click();
    await expect(page.locator('h1')).toHaveText(title ?? '');
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page.locator('h1')).toHaveText('Local News');
  });
});
