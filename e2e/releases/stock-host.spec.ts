import { remoteNames } from '../../build/remotes.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { RunningSite } from '../support/running-site.ts';
import { startStockHost } from '../support/examples/stock-host.ts';
import { expect, test } from '../support/test.ts';

/** A unit of each remote, and its first words. */
const WORDS = {
  'blog/page/listing': 'Blog',
  'media/page/radio': 'Live Radio',
  'news/page/category': 'Local News',
  'static/page/faq': 'Questions, answered',
};

/** Browsers allow drawings of `<use>` only at their own origin: docs/stock-hosts.md. */
const DRAWING = /^console: Unsafe attempt to load URL \S+\.svg from frame/;

async function liveRelease(site: RunningSite, remote: string): Promise<Release> {
  const live = await site.store.live();
  const { releases } = await site.store.edition(live?.edition ?? '');
  return site.store.release(remote, releases[remote] ?? '');
}

test('a stock host on another origin shows a unit of every remote with its styles', async ({
  page,
  site,
  pageErrors,
}) => {
  const releases = await Promise.all(remoteNames().map((name) => liveRelease(site, name)));
  const manifests = releases.map(({ name, version }) => [
    name,
    `${site.origin}/releases/${name}/${version}/web/mf-manifest.json`,
  ]);
  const units = releases.flatMap(({ name, pages, blocks }) => [
    ...Object.keys(pages).map((unit) => `${name}/page/${unit}`),
    ...Object.keys(blocks).map((unit) => `${name}/block/${unit}`),
  ]);
  const host = await startStockHost();
  try {
    await page.goto(`${host.origin}/?${String(new URLSearchParams(manifests))}`);
    const unit = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of units) {
      const heading = unit(name).locator('h1, h2, h3').first();
      await expect(heading).toHaveText(/\w/);
      // Font families are tokens; sizing is a style of bare elements.
      await expect(heading).toHaveCSS('font-family', /^(?:Newsreader, "Newsreader F|system-ui, )/);
      await expect(heading).toHaveCSS('box-sizing', 'border-box');
    }
    for (const [name, words] of Object.entries(WORDS))
      await expect(unit(name).locator('h1')).toHaveText(words);

    await test.step('all units use the React of the host and one copy of styled-components', async () => {
      await expect(page.locator('style[data-styled]')).toHaveCount(1);
      const faq = unit('static/page/faq');
      await faq.getByPlaceholder('Search FAQs...').fill('siren');
      await expect(faq.getByText('2 of 100 questions')).toBeVisible();
    });
    await test.step('fonts come from the release', async () => {
      const loaded = () =>
        page.evaluate(() =>
          [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
        );
      await expect.poll(loaded).toContain('Newsreader');
    });
    await test.step('components of a remote have their own styles, such as a grid', async () => {
      const posts = unit('blog/page/listing').locator('article');
      const [first, second] = [await posts.nth(0).boundingBox(), await posts.nth(1).boundingBox()];
      expect(second?.x).toBeGreaterThan(first?.x ?? 0);
      expect(second?.y).toBe(first?.y);
    });
    expect(pageErrors.filter((text) => !DRAWING.test(text))).toEqual([]);
  } finally {
    await host.stop();
  }
});
