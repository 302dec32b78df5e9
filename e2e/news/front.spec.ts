import { plainItems, rssOf } from '../support/rss.ts';
import { expect, test } from '../support/test.ts';
import { alertsIn, sentPage, offersIn, storiesIn } from '../support/html.ts';

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
  await local.getByText('Show Less').click();
  await expect(localCards).toHaveCount(3);

  const national = page.getByRole('region', { name: 'National News' });
  const nationalCards = national.locator('article:visible');
  await expect(nationalCards).toHaveCount(4);
  await expect(national.getByText('From our partners')).toBeVisible();
  await expect(national.locator('[data-ad=box]')).toBeVisible();
  await expect(national.locator('[data-ad=tall]')).toBeVisible();
  await national.getByText('See All 15 National Articles').click();
  await expect(nationalCards).toHaveCount(15);
  await national.getByText('Show Less').click();
  await expect(nationalCards).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(national.locator('[data-ad=tall]')).toBeHidden();

  await local.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/local-news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local News');
});

test('one more than fits brings the buttons of the front page: 4 local, 5 national', async ({
  request,
  scripted,
}) => {
  const frontWith = async (local: number, national: number) => {
    scripted.feeds((feed) => rssOf(plainItems(feed.includes('ketv') ? local : national)));
    return (await sentPage(request, scripted.origin)).html;
  };
  const full = await frontWith(3, 4);
  expect(storiesIn(full)).toHaveLength(7);
  expect(offersIn(full)).toEqual([]);
  const more = await frontWith(4, 5);
  expect(offersIn(more)).toEqual(['See All 4 Local Articles', 'See All 5 National Articles']);
});

test('one feed that fails shows the error text and placeholders in its own block, and leaves the other alone', async ({
  request,
  scripted,
}) => {
  scripted.feeds((feed) => (feed.includes('ketv') ? null : rssOf(plainItems(15))));
  const { status, html } = await sentPage(request, scripted.origin);
  expect(status).toBe(200);
  const [local = '', national = ''] = html.split('aria-label="National News"');
  expect(alertsIn(local)).toEqual(['Failed to load articles. Please try again later.']);
  expect(storiesIn(local)[0]?.title).toBe('Latest Local News 1');
  expect(alertsIn(national)).toEqual([]);
  expect(storiesIn(national.split('<details')[0] ?? '').map(({ title }) => title)).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^Story \d+$/)),
  );
});
