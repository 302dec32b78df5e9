import { rm } from 'node:fs/promises';
import path from 'node:path';
import { SITE } from '../../shared/src/site.ts';
import { startSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('the front page has headline and subline, the four blocks and the ad banners in their order', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(SITE.tagline);
  await expect(page.locator('main h1 + p')).toHaveText(/^What happened overnight in the city/);
  await expect(page.locator('main img').first()).toBeVisible();
  const order = await page
    .locator('main h1, main h2, main [data-ad="banner"]')
    .evaluateAll((all) => all.map((one) => one.id.replace(/^ad-.*/, 'ad') || one.textContent));
  const parts = order.map((name) => (name === 'featured-video' ? 'Featured Video' : name));
  expect(parts.map((name) => (name === 'latest-updates' ? 'Latest Updates' : name))).toEqual([
    SITE.tagline,
    'ad',
    'Local News',
    'Featured Video',
    'National News',
    'Latest Updates',
    'ad',
  ]);
});

test('a block that cannot be had says so in its place, and the rest of the front page is there', async ({
  page,
}) => {
  const site = await startSite();
  try {
    const edition = await site.store.edition((await site.store.liveId()) ?? '');
    const media = site.store.releasePath('media', edition.releases['media'] ?? '');
    await rm(path.join(media, 'server.cjs'));
    const response = await page.goto(`${site.origin}/`);
    expect(response?.status()).toBe(200);
    for (const name of ['Featured Video', 'Latest Updates']) {
      const block = page.getByRole('region', { name });
      await expect(block.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(block).toContainText(`${name} is not here just now`);
      await expect(block.getByRole('link', { name: 'Try again' })).toBeVisible();
    }
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Local News' }).locator('article:visible')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'National News' }).locator('article:visible')).toHaveCount(
      4,
    );
  } finally {
    await site.stop();
  }
});
