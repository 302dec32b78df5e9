import { rm } from 'node:fs/promises';
import path from 'node:path';
import { releasePrefix } from '../../shell/store/object-keys.ts';
import { startSite, type SiteStore } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/** Folder of the live release of a remote. */
async function liveReleaseFolder(site: SiteStore, remote: string): Promise<string> {
  const live = await site.store.live();
  const edition = await site.store.edition(live?.edition ?? '');
  return path.join(site.folder, releasePrefix(remote, edition.releases[remote] ?? ''));
}

// `first-release.spec.ts` tests remotes that fail later. Here the code is missing when the server starts.
test('the site starts without the server file of news, and the page says what is unavailable', async ({
  page,
}) => {
  const site = await startSite({ PAGE_CACHE_MB: '0' }, async (store) => {
    await rm(path.join(await liveReleaseFolder(store, 'news'), 'server.cjs'));
  });
  try {
    const response = await page.goto(`${site.origin}/local-news`);
    expect(response?.status()).toBe(503);
    await expect(page.locator('h1')).toHaveText('Local News is unavailable right now');
    await expect(
      page.getByText('The rest of the paper is here. This part will be back shortly.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
    // Clear of the masthead's rule, with the same padding above its text as beside it.
    const [header, notice, words] = await page.locator('main h1').evaluate((title) =>
      [document.querySelector('header'), title.parentElement, title].map((part) => {
        const box = part?.getBoundingClientRect();
        return { left: box?.left ?? 0, top: box?.top ?? 0, bottom: box?.bottom ?? 0 };
      }),
    );
    expect((notice?.top ?? 0) - (header?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
    expect((words?.top ?? 0) - (notice?.top ?? 0)).toBeCloseTo((words?.left ?? 0) - (notice?.left ?? 0), 0);
    expect((await page.goto(`${site.origin}/faq`))?.status()).toBe(200);
  } finally {
    await site.stop();
  }
});
