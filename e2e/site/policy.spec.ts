import { EMBEDS } from '../../shared/src/site.ts';
import type { ViewResponse } from '../../shell/src/composition/page-state.ts';
import { deferred } from '../support/deferred.ts';
import { plainItems, rssOf } from '../support/services/rss.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { policyViolations } from '../support/browser/policy-violations.ts';

test('an injected script does not run', async ({ page, site }) => {
  await page.route(`${site.origin}/about`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<script>window.ran = true</script></main>');
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await hydrated(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a script cannot block the page with a request', async ({ page }) => {
  await page.goto('/about');
  const result = await page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/', false);
    try {
      request.send();
      return 'blocked the page';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(result).toBe('NetworkError');
});

test('frames of the embeds are allowed, all others are blocked', async ({ page }) => {
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Outside</p>' }),
  );
  const broken = await policyViolations(page);
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
  await show(EMBEDS.events.frame);
  await show(EMBEDS.shortFilm.frame);
  expect(await broken()).toEqual([]);
  await show('https://elsewhere.example/');
  expect(await broken()).toEqual(['frame-src: https://elsewhere.example']);
  // Of this site's pages, only the stand-ins may be framed.
  for (const path of ['/', '/api/sample/pictures/market.avif'])
    expect((await page.request.get(path)).headers()['content-security-policy']).not.toMatch(
      /frame-ancestors 'self'/,
    );
});

test('a late page moves into place under the content policy, and gets its own head', async ({
  page,
  scripted,
}) => {
  const { promise: released, resolve: release } = deferred();
  scripted.setFeedResponse(() => released.then(() => rssOf(plainItems(15))));
  const broken = await policyViolations(page);
  const response = await page.goto(`${scripted.origin}/local-news`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading local news...')).toBeVisible();
  release();
  expect(response?.headers()['content-security-policy']).toMatch(/script-src [^;]*'nonce-[\w+/]{22}=='/);
  await expect(page.locator('main article').first()).toBeVisible();
  await hydrated(page);
  expect(await broken()).toEqual([]);
  const edition = response?.headers()['x-edition'];
  const data = await page.request.get(`${scripted.origin}/_data/${edition}/local-news`);
  const { head } = ((await data.json()) as ViewResponse).view;
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', head.description);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${scripted.origin}/local-news`);
});
