import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SITE } from '../../shared/src/site.ts';
import { liveReleaseFolder } from '../support/live-release.ts';
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
  const site = await startSite({}, async (store) => {
    await rm(path.join(await liveReleaseFolder(store, 'media'), 'server.cjs'));
  });
  try {
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

test('while the wires are slow the front page is there with its loading texts, and the stories follow', async ({
  page,
}) => {
  // A relay that takes longer than any block is waited for.
  const relay = createServer((_request, response) => {
    setTimeout(() => response.end('{"contents":"<rss><channel></channel></rss>"}'), 2500);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as AddressInfo;
  const site = await startSite({
    PAGE_CACHE_MB: '0',
    FEEDS: 'live',
    FEED_RELAY_URL: `http://127.0.0.1:${port}/`,
  });
  try {
    const html = await (await page.request.get(`${site.origin}/`)).text();
    const wait = html.slice(0, html.indexOf('</footer>'));
    expect(wait).toContain('Loading local news...');
    expect(wait).toContain('Loading national news...');
    expect(wait).toContain('Featured Video');
    await page.goto(`${site.origin}/`);
    await hydrated(page);
    await expect(page.locator('main')).not.toContainText('Loading local news...');
  } finally {
    await site.stop();
    relay.close();
  }
});

test('nothing on the front page moves while it loads, wakes, asks and says something', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrated(page);
    await page.clock.runFor(31_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('status', { name: 'Notifications' })).not.toBeEmpty();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect([width, shifts]).toEqual([width, []]);
    await context.setOffline(false);
  }
});
