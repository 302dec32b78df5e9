import { rm } from 'node:fs/promises';
import path from 'node:path';
import { liveReleaseFolder } from '../support/live-release.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

// What the rest of the site does without a remote, and how it comes back, `first-release` says of every remote. There it
// began well; here the code is not there when the server starts.
test('without the server file of news the site starts, and the page says what is away', async ({ page }) => {
  const site = await startSite({}, async (store) => {
    await rm(path.join(await liveReleaseFolder(store, 'news'), 'server.cjs'));
  });
  try {
    const response = await page.goto(`${site.origin}/local-news`);
    expect(response?.status()).toBe(503);
    await expect(page.locator('h1')).toHaveText('Local News is not here just now');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    expect((await page.goto(`${site.origin}/faq`))?.status()).toBe(200);
  } finally {
    await site.stop();
  }
});
