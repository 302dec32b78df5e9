import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const BY = { by: 'a test', note: '' };

/** Ten promotions of alternating remotes, each followed by the site. */
async function promoteTen(site: RunningSite): Promise<string> {
  let last = '';
  for (let number = 1; number <= 10; number += 1) {
    const name = number % 2 === 0 ? 'static' : 'news';
    const text = name === 'static' ? 'A free local paper' : 'See All';
    const folder = await deriveRelease(name, `9.0.${number}`, text, `Number ${number}. ${text}`);
    const { version } = await publishRelease(site.store, folder);
    last = (await promote(site.store, { releases: { [name]: version } }, BY)).edition;
  }
  await expect.poll(async () => (await fetch(`${site.origin}/about`)).headers.get('x-edition')).toBe(last);
  return last;
}

test('a tab opened before ten promotions still navigates everywhere in its own edition; the next document has all ten', async ({
  page,
  pageErrors,
}) => {
  const site = await startSite();
  try {
    await page.goto(`${site.origin}/`);
    await hydrated(page);
    await promoteTen(site);

    const requested: string[] = [];
    let documents = 0;
    page.on('request', (request) => {
      requested.push(new URL(request.url()).pathname);
      if (request.isNavigationRequest()) documents += 1;
    });
    for (const [link, heading] of [
      ['Local News', 'Local News'],
      ['About Us', 'About Us'],
      ['National News', 'National News'],
      ['FAQ', 'Questions, answered'],
      ['Events', 'Local Events'],
    ] as const) {
      await page.locator('footer').getByRole('link', { name: link, exact: true }).first().click();
      await expect(page.locator('h1')).toHaveText(heading);
      if (link === 'Local News')
        await expect(page.locator('summary').first()).toHaveText(/^See All 15 Articles/);
    }
    // No document was loaded again, and no file of a later release.
    expect(documents).toBe(0);
    expect(requested.filter((path) => path.includes('/9.0.'))).toEqual([]);
    expect(pageErrors).toEqual([]);

    // The next document uses the new releases, on the server and in the browser, without a restart.
    const words = 'Number 9. See All 15 Articles';
    expect(await (await fetch(`${site.origin}/local-news`)).text()).toContain(words);
    requested.length = 0;
    await page.goto(`${site.origin}/local-news`);
    await hydrated(page);
    await expect(page.locator('summary', { hasText: words })).toBeVisible();
    const scripts = requested.filter((path) => path.startsWith('/releases/news/'));
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((path) => !path.startsWith('/releases/news/9.0.9/'))).toEqual([]);
    await page.locator('footer').getByRole('link', { name: 'About Us', exact: true }).first().click();
    await expect(page.locator('main')).toContainText('Number 10. A free local paper');
    expect(pageErrors).toEqual([]);
  } finally {
    await site.stop();
  }
});
