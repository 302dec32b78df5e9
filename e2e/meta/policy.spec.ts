import { SITE } from '../../shared/src/site.ts';
import type { ViewAnswer } from '../../shell/src/document/page-state.ts';
import { startSlowRelay } from '../support/feed-server.ts';
import { startSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { hearViolations } from './hear-violations.ts';

const RSS =
  '<?xml version="1.0"?><rss version="2.0"><channel><title>T</title><link>https://news.example/</link><description>d</description>' +
  '<item><title>A late story</title><link>https://news.example/1</link><description>Words.</description></item></channel></rss>';

test('a script that got into a page all the same is not run', async ({ page, site }) => {
  await page.route(`${site.origin}/about`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<script>window.ran = true</script></main>');
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await hydrated(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('frames of the embeds are let in, any other is not', async ({ page }) => {
  await page.route(/^https:\/\/[^/]+\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Outside</p>' }),
  );
  const broken = await hearViolations(page);
  await page.goto('/about');
  const show = (src: string) =>
    page.evaluate(async (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      const settled = new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        document.addEventListener('securitypolicyviolation', resolve);
      });
      document.body.append(frame);
      await settled;
    }, src);
  await show(SITE.embeds.events.frame);
  expect(await broken()).toEqual([]);
  await show('https://elsewhere.example/');
  expect(await broken()).toEqual(['frame-src: https://elsewhere.example']);
});

test('a page that comes late is moved into place under its policy, and gets its own head', async ({
  page,
}) => {
  const relay = await startSlowRelay(2500, RSS);
  const site = await startSite({ FEEDS: 'live', FEED_RELAY_URL: relay.origin });
  const broken = await hearViolations(page);
  try {
    const response = await page.goto(`${site.origin}/local-news`, { waitUntil: 'commit' });
    expect(response?.headers()['content-security-policy']).toMatch(/script-src [^;]*'nonce-[\w+/]{22}=='/);
    await expect(page.locator('main article').first()).toBeVisible();
    await hydrated(page);
    expect(await broken()).toEqual([]);
    const edition = response?.headers()['x-edition'];
    const answer = await page.request.get(`${site.origin}/_data/${edition}/local-news`);
    const { head } = ((await answer.json()) as ViewAnswer).view;
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', head.description);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/local-news`);
  } finally {
    await site.stop();
    await relay.stop();
  }
});
