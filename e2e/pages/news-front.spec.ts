import { startRelay } from '../support/relay.ts';
import { plainItems, rssOf } from '../support/rss.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

test('the front page shows one featured local story and two more, and all 15 on request', async ({
  page,
}) => {
  await page.goto('/');
  const local = page.getByRole('region', { name: 'Local News' });
  const cards = local.locator('article:visible');
  await expect(cards).toHaveCount(3);
  const [featured, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(featured?.width).toBeGreaterThan((second?.width ?? 0) * 1.5);
  await local.getByText('See All 15 Local Articles').click();
  await expect(cards).toHaveCount(15);
  await local.getByText('Show Less').click();
  await expect(cards).toHaveCount(3);
  await local.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/local-news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local News');
});

test('the front page shows a grid of 4 national stories beside partner and ad boxes, and all 15 on request', async ({
  page,
}) => {
  await page.goto('/');
  const national = page.getByRole('region', { name: 'National News' });
  const cards = national.locator('article:visible');
  await expect(cards).toHaveCount(4);
  await expect(national.getByText('From our partners')).toBeVisible();
  await expect(national.locator('[data-ad=box]')).toBeVisible();
  await expect(national.locator('[data-ad=tall]')).toBeVisible();
  await national.getByText('See All 15 National Articles').click();
  await expect(cards).toHaveCount(15);
  await national.getByText('Show Less').click();
  await expect(cards).toHaveCount(4);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(national.locator('[data-ad=tall]')).toBeHidden();
});

for (const [local, national] of [
  [3, 4],
  [2, 3],
  [1, 1],
  [0, 0],
] as const) {
  test(`with ${local} local and ${national} national stories nothing more is offered`, async ({ page }) => {
    const relay = await startRelay((feed) => rssOf(plainItems(feed.includes('ketv') ? local : national)));
    const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
    try {
      await page.goto(site.origin);
      const regions = [
        [page.getByRole('region', { name: 'Local News' }), local],
        [page.getByRole('region', { name: 'National News' }), national],
      ] as const;
      for (const [region, count] of regions) {
        await expect(region.locator('article')).toHaveCount(count);
        await expect(region.getByText(/See All/)).toHaveCount(0);
        await expect(region.getByText('No stories just now')).toHaveCount(count === 0 ? 1 : 0);
      }
    } finally {
      await site.stop();
      await relay.stop();
    }
  });
}

test('one more than fits brings the buttons: 4 local, 5 national', async ({ page }) => {
  const relay = await startRelay((feed) => rssOf(plainItems(feed.includes('ketv') ? 4 : 5)));
  const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    await page.goto(site.origin);
    await expect(page.getByText('See All 4 Local Articles')).toBeVisible();
    await expect(page.getByText('See All 5 National Articles')).toBeVisible();
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test('one feed that fails shows the error text and placeholders in its own block, and leaves the other alone', async ({
  page,
}) => {
  const relay = await startRelay((feed) => (feed.includes('ketv') ? null : rssOf(plainItems(15))));
  const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    expect((await page.goto(site.origin))?.status()).toBe(200);
    const local = page.getByRole('region', { name: 'Local News' });
    await expect(local.getByRole('alert')).toHaveText('Failed to load articles. Please try again later.');
    await expect(local.getByRole('heading', { level: 3 }).first()).toHaveText('Latest Local News 1');
    const national = page.getByRole('region', { name: 'National News' });
    await expect(national.getByRole('alert')).toHaveCount(0);
    await expect(national.locator('article:visible')).toHaveCount(4);
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test('slow feeds: the blocks say what is loading, then bring the stories', async ({ page }) => {
  const relay = await startRelay(() => rssOf(plainItems(15)), 2500);
  const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  try {
    await page.goto(site.origin, { waitUntil: 'commit' });
    await expect(page.getByText('Loading local news...')).toBeVisible();
    await expect(page.getByText('Loading national news...')).toBeVisible();
    await expect(page.getByText('See All 15 Local Articles')).toBeVisible();
    await expect(page.getByText('See All 15 National Articles')).toBeVisible();
    await expect(page.getByText('Loading local news...')).toBeHidden();
  } finally {
    await site.stop();
    await relay.stop();
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('See All works in both blocks of the front page', async ({ page }) => {
    await page.goto('/');
    const local = page.getByRole('region', { name: 'Local News' });
    await local.getByText('See All 15 Local Articles').click();
    await expect(local.locator('article:visible')).toHaveCount(15);
    const national = page.getByRole('region', { name: 'National News' });
    await national.getByText('See All 15 National Articles').click();
    await expect(national.locator('article:visible')).toHaveCount(15);
  });
});
