import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT } from '../../shared/src/contract/contract-number.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startSite, type SiteStore } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const BEFORE = CONTRACT - 1;
const WHO = { by: 'a test', note: '' };

/** The build of a program for the previous contract: contract 3 renamed `trail` to `breadcrumbs`. */
async function publishForPreviousContract(
  { store }: SiteStore,
  name: string,
  version: string,
): Promise<string> {
  const folder = await deriveRelease(name, version, 'breadcrumbs', 'trail');
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as { contract: number };
  expect(release.contract).toBe(CONTRACT);
  await writeFile(file, JSON.stringify({ ...release, contract: BEFORE }));
  await publishRelease(store, folder);
  return version;
}

/** The breadcrumbs that a page shows, and the number in its structured data. */
async function breadcrumbs(address: string): Promise<{ shown: string[]; structured: number }> {
  const html = await (await fetch(address)).text();
  const nav = /aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return {
    shown: [...nav.matchAll(/<a href="[^"]+">([^<]+)</g)].map(([, text = '']) => text),
    structured: [...html.matchAll(/"@type":"ListItem"/g)].length,
  };
}

// If a range named the installed patch, a patch upgrade would make later releases unfit for servers without it.
test('a release requires no patch version of a shared library, and no library that it does not use', async ({
  site,
}) => {
  const { releases } = await site.store.edition((await site.store.live())?.edition ?? '');
  const ranges = async (name: string) => (await site.store.release(name, releases[name] ?? '')).singletons;
  expect(Object.keys(await ranges('news'))).toEqual(['react', 'styled-components']);
  expect(Object.keys(await ranges('static'))).toContain('react-router-dom');
  for (const range of Object.values(await ranges('shell'))) expect(range).toMatch(/^\^\d+\.\d+\.0$/);
});

test('releases for the current and the previous contract work on one page, with a shell for either', async ({
  page,
  pageErrors,
}) => {
  const site = await startSite({ PAGE_CACHE_MB: '0' }, async (before) => {
    const blog = await publishForPreviousContract(before, 'blog', '0.0.1-before');
    const news = await publishForPreviousContract(before, 'news', '0.0.1-before');
    await publishForPreviousContract(before, 'shell', '0.0.1-before');
    await promote(before.store, { releases: { blog, news } }, WHO);
  });
  try {
    const list = await (await fetch(`${site.origin}/blog`)).text();
    const post = site.origin + (/href="(\/blog\/[^"?#/]+)"/.exec(list)?.[1] ?? '');
    const asEver = { shown: ['Home', 'Blog'], structured: 3 };
    expect(await breadcrumbs(post)).toEqual(asEver);

    // The front page has blocks of news, for the previous contract, and of media, for the current one.
    await page.goto(site.origin);
    await hydrated(page);
    for (const remote of ['news', 'media'])
      await expect(page.locator(`[data-unit^="${remote}/block/"]`).first()).toBeVisible();
    await page.locator('footer').getByRole('link', { name: 'Local News' }).click();
    await expect(page.locator('h1')).toHaveText('Local News');
    await page.locator('main article a').first().click();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Local News');
    expect(pageErrors).toEqual([]);

    // A shell rolled back to the previous contract works with remotes for both.
    await promote(site.store, { releases: { shell: '0.0.1-before' } }, WHO);
    const live = (await site.store.live())?.edition;
    await expect.poll(async () => (await fetch(post)).headers.get('x-edition')).toBe(live);
    expect(await breadcrumbs(post)).toEqual(asEver);
    const { releases } = await site.store.edition(live ?? '');
    const present = (await site.store.versions('blog')).filter((version) => version !== releases['blog']);
    await promote(site.store, { releases: { blog: present[0] ?? '' } }, WHO);
    const next = (await site.store.live())?.edition;
    await expect.poll(async () => (await fetch(post)).headers.get('x-edition')).toBe(next);
    expect(await breadcrumbs(post)).toEqual(asEver);
    expect(site.log()).not.toMatch(/"level":50|unit-failed|release-failed/);
  } finally {
    await site.stop();
  }
});
