import { rm } from 'node:fs/promises';
import path from 'node:path';
import { liveReleaseFolder } from '../support/live-release.ts';
import { startSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('without the server file of news, the page says what is away and the rest of the site works', async ({
  page,
}) => {
  const site = await startSite({ PAGE_CACHE_MB: '0' }, async (store) => {
    await rm(path.join(await liveReleaseFolder(store, 'news'), 'server.cjs'));
  });
  try {
    const response = await page.goto(`${site.origin}/local-news`);
    expect(response?.status()).toBe(503);
    await expect(page.locator('h1')).toHaveText('Local News is not here just now');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await hydrated(page);

    const home = await page.goto(`${site.origin}/`);
    expect(home?.status()).toBe(200);
    await expect(page.locator('main')).toContainText('Local News is not here just now');
    await expect(page.locator('main')).toContainText('Featured Video');
    expect((await page.goto(`${site.origin}/faq`))?.status()).toBe(200);
  } finally {
    await site.stop();
  }
});

test('without the browser file of news, its page stays readable, links work, and a navigation to it says what is away', async ({
  page,
}) => {
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  try {
    await rm(path.join(await liveReleaseFolder(site, 'news'), 'web', 'remoteEntry.js'));
    await page.goto(`${site.origin}/local-news`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Local News');
    await expect(page.locator('main article:visible')).toHaveCount(5);
    await page.getByText('See All 15 Articles').click();
    await expect(page.locator('main article:visible')).toHaveCount(15);

    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByPlaceholder('Search FAQs...')).toBeVisible();
    await page.locator('footer').getByRole('link', { name: 'National News' }).click();
    await expect(page.locator('main')).toContainText('National News is not here just now');
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await expect(page.locator('h1')).toHaveText('About Us');
  } finally {
    await site.stop();
  }
});
