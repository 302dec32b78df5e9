import { plainItems, rssOf } from '../support/services/rss.ts';
import { expect, test } from '../support/test.ts';
import { alertsIn, fetchPage, showMoreLabels, storiesIn } from '../support/pages/read-html.ts';

// spec 1 What the product does: Partner promotions, a video, an image feed, an events wall, a lead form and a donation pop-up are there
// spec 2 Home: Local News: one featured article and two more
// spec 2 Home: 'See All N Local Articles' expands, 'Show Less' collapses
// spec 2 Home: 'View All' leads to /local-news
// spec 2 Home: National News: a grid of 4 cards, expandable by 'See All N National Articles' and 'Show Less'
// spec 2 Home: A side column with partner and ad boxes beside National News
test('the front page shows one featured local story and two more, four national ones beside partner and ad boxes, and all 15 of each on request', async ({
  page,
}) => {
  await page.goto('/');
  const local = page.getByRole('region', { name: 'Local News' });
  const localCards = local.locator('article:visible');
  await expect(localCards).toHaveCount(3);
  const [featured, second] = await Promise.all([
    localCards.nth(0).boundingBox(),
    localCards.nth(1).boundingBox(),
  ]);
  expect(featured?.width).toBeGreaterThan((second?.width ?? 0) * 1.5);
  await local.getByText('See All 15 Local Articles').click();
  await expect(localCards).toHaveCount(15);
  await local.getByText('Show Less').first().click();
  await expect(localCards).toHaveCount(3);

  const national = page.getByRole('region', { name: 'National News' });
  const nationalCards = national.locator('article:visible');
  await expect(nationalCards).toHaveCount(4);
  await expect(national.getByText('From our partners')).toBeVisible();
  await expect(national.locator('[data-ad=box]')).toBeVisible();
  await expect(national.locator('[data-ad=tall]')).toBeVisible();
  await national.getByText('See All 15 National Articles').click();
  await expect(nationalCards).toHaveCount(15);
  // The rest takes the full width, below the rail.
  const [frame, firstOfRest, lastOfRow, rail] = await Promise.all(
    [national, nationalCards.nth(4), nationalCards.nth(7), national.locator('[data-ad=tall]')].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(lastOfRow?.y).toBe(firstOfRest?.y);
  expect((lastOfRow?.x ?? 0) + (lastOfRow?.width ?? 0)).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0), 0);
  expect(firstOfRest?.y).toBeGreaterThan((rail?.y ?? 0) + (rail?.height ?? 0));
  await national.getByText('Show Less').first().click();
  await expect(nationalCards).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(national.locator('[data-ad=tall]')).toBeHidden();

  await local.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/local-news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local News');
});

test('the lead takes six of twelve columns, two stories take three beside it, and the brief takes the last three', async ({
  page,
}) => {
  await page.goto('/');
  const brief = page.getByRole('region', { name: 'News in brief' });
  const [lead, second, third, column] = await Promise.all(
    [...(await page.locator('main article:visible').all()).slice(0, 3), brief].map((part) =>
      part.boundingBox(),
    ),
  );
  // 1216 px: twelve columns in two gaps of 32 px.
  expect([lead, second, third, column].map((box) => box?.width)).toEqual([576, 288, 288, 288]);
  expect(third?.x).toBe(second?.x);
  expect(third?.y).toBeGreaterThan((second?.y ?? 0) + (second?.height ?? 0));
  expect(column?.x).toBeGreaterThan(second?.x ?? 0);
  expect(column?.y).toBeLessThan(lead?.y ?? 0);
  const lines = brief.getByRole('listitem');
  expect(await lines.count()).toBeGreaterThanOrEqual(5);
  for (const line of await lines.allInnerTexts())
    expect(line).toMatch(/^(\d+:\d\d [ap]\.m\.|[A-Z][a-z]{2} \d+)\s/);
});

test('ten loads all lead with the newest story that has a picture, and order the others in more than one way', async ({
  request,
  scripted,
}) => {
  const items = plainItems(9).map((item, i) => ({
    ...item,
    date: `Fri, 20 Nov 2026 1${i}:00:00 GMT`,
    ...(i % 2 === 1 && { picture: 'https://pictures.example/a.jpg' }),
  }));
  scripted.setFeedResponse(() => rssOf(items));
  const loads = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { html } = await fetchPage(request, scripted.origin);
      return storiesIn(html.split('aria-label="National News"')[0] ?? '').map(({ title }) => title);
    }),
  );
  expect(new Set(loads.map(([lead]) => lead))).toEqual(new Set(['Story 8']));
  expect(new Set(loads.map(String)).size).toBeGreaterThan(1);
});

// spec 4 States: Home Local button only with more than 3
// spec 4 States: Home National button only with more than 4
test('the front page has its See All buttons with 4 local and 5 national stories', async ({
  request,
  scripted,
}) => {
  const frontWith = async (local: number, national: number) => {
    scripted.setFeedResponse((feed) => rssOf(plainItems(feed.includes('ketv') ? local : national)));
    return (await fetchPage(request, scripted.origin)).html;
  };
  const full = await frontWith(3, 4);
  expect(storiesIn(full)).toHaveLength(7);
  expect(showMoreLabels(full)).toEqual([]);
  const more = await frontWith(4, 5);
  expect(showMoreLabels(more)).toEqual(['See All 4 Local Articles', 'See All 5 National Articles']);
});

test('a feed that fails shows the error text and placeholders in its own block, and does not affect the other', async ({
  request,
  scripted,
}) => {
  scripted.setFeedResponse((feed) => (feed.includes('ketv') ? null : rssOf(plainItems(15))));
  const { status, html } = await fetchPage(request, scripted.origin);
  expect(status).toBe(200);
  const [local = '', national = ''] = html.split('aria-label="National News"');
  expect(alertsIn(local)).toEqual(['Failed to load articles. Please try again later.']);
  expect(storiesIn(local)[0]?.title).toBe('Latest Local News 1');
  expect(alertsIn(national)).toEqual([]);
  expect(storiesIn(national.split('<details')[0] ?? '').map(({ title }) => title)).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^Story \d+$/)),
  );
});

for (const path of ['/', '/health'])
  test(`on ${path} the pictures in a row of stories have the same height`, async ({ page }) => {
    await page.goto(path);
    // Headlines of one line and of two beside each other.
    await page.locator('[data-columns=two] h3 a').evaluateAll((links) =>
      links.forEach((link, i) => {
        link.textContent = i % 2 ? 'Rain' : 'Rain comes to the plains, and stays for all of the week';
      }),
    );
    const rows = new Map<number, Set<number>>();
    for (const picture of await page.locator('main [data-rank] > [data-picture]:visible').all()) {
      const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      rows.set(y, (rows.get(y) ?? new Set()).add(Math.round(height)));
    }
    expect(rows.size).toBeGreaterThan(0);
    for (const heights of rows.values()) expect(heights.size).toBe(1);
  });
