import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a new release of a remote shows in the next request, on server and browser, with no restart', async ({
  page,
  pageErrors,
}) => {
  const site = await startSite();
  try {
    await page.goto(`${site.origin}/local-news`);
    await hydrated(page);
    await expect(page.locator('summary', { hasText: 'See All 15 Articles' })).toBeVisible();

    const folder = await deriveRelease('news', '9.9.9-next', 'See All', 'Show Every One of All');
    const { version } = await publishRelease(site.store, folder);
    await promote(site.store, { releases: { news: version } }, { by: 'a test', note: '' });

    await expect
      .poll(async () =>
        (await (await fetch(`${site.origin}/local-news`)).text()).includes(
          'Show Every One of All 15 Articles',
        ),
      )
      .toBe(true);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${site.origin}/local-news`);
    await hydrated(page);
    await expect(page.locator('summary', { hasText: 'Show Every One of All 15 Articles' })).toBeVisible();
    expect(scripts.filter((url) => url.includes('/releases/news/'))).not.toHaveLength(0);
    expect(
      scripts.filter((url) => url.includes('/releases/news/')).every((url) => url.includes('/9.9.9-next/')),
    ).toBe(true);
    expect(pageErrors).toEqual([]);
  } finally {
    await site.stop();
  }
});
