import { rm } from 'node:fs/promises';
import path from 'node:path';
import { releasePrefix } from '../../shell/server/store/object-keys.ts';
import { startSite, type SiteStore } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/** Folder of the release of a remote that readers get now. */
async function liveReleaseFolder(site: SiteStore, remote: string): Promise<string> {
  const live = await site.store.live();
  const edition = await site.store.edition(live?.edition ?? '');
  return path.join(site.folder, releasePrefix(remote, edition.releases[remote] ?? ''));
}

// `first-release.spec.ts` tests remotes that fail later. Here the code is missing when the server starts.
test('without the server file of news the site starts, and the page says what is away', async ({ page }) => {
  const site = await startSite({ PAGE_CACHE_MB: '0' }, async (store) => {
    await rm(path.join(await liveReleaseFolder(store, 'news'), 'server.cjs'));
  });
  try {
    const response = await page.goto(`${site.origin}/local-news`);
    expect(response?.status()).toBe(503);
    await expect(page.locator('h1')).toHaveText('Local News is not here just now');
    await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
    expect((await page.goto(`${site.origin}/faq`))?.status()).toBe(200);
  } finally {
    await site.stop();
  }
});
