import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { releaseSchema, type ReleaseRoute } from '../../shared/src/contract/release.ts';
import { candidateEdition } from '../../shell/gate/candidate.ts';
import { routesKeepToTheirGrant } from '../../shell/gate/rules/routes-keep-to-their-grant.ts';
import { openSandbox } from '../../shell/gate/sandbox/open-sandbox.ts';
import { signQaLink } from '../../shell/server/qa/qa-link.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';
import { QA_SECRET } from '../support/qa-site.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const BY = { by: 'a test', note: '' };

/** Pages of the units of static. */
const TRAFFIC: ReleaseRoute = { path: '/traffic', page: 'about', title: 'Traffic', menu: 'Traffic' };
const RADAR: ReleaseRoute = {
  path: '/traffic/radar',
  page: 'opinion',
  title: 'Radar',
  policy: { hydrate: 'load' },
};
const MAPS: ReleaseRoute = { path: '/traffic/maps', page: 'contact', title: 'Maps' };

/** A build of a remote "traffic" with the units of static, and these pages. Resolves with its folder. */
async function trafficRelease(version: string, routes: readonly ReleaseRoute[]): Promise<string> {
  const folder = await deriveRelease('static', version, '/releases/static/', '/releases/traffic/');
  const file = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...release, name: 'traffic', owner: 'Storm desk', routes }));
  return folder;
}

/** Promotes a release of traffic only, and waits until readers get it. */
async function promoteTraffic(site: RunningSite, version: string, routes: ReleaseRoute[]): Promise<void> {
  await publishRelease(site.store, await trafficRelease(version, routes));
  const { edition } = await promote(site.store, { releases: { traffic: version } }, BY);
  await expect.poll(async () => (await fetch(`${site.origin}/faq`)).headers.get('x-edition')).toBe(edition);
}

/** Status of the pages under `/traffic`. */
async function statuses(site: RunningSite): Promise<Record<string, number>> {
  const requested = ['/traffic', '/traffic/radar', '/traffic/maps'].map(
    async (address) => [address, (await fetch(site.origin + address)).status] as const,
  );
  return Object.fromEntries(await Promise.all(requested));
}

async function inSitemap(site: RunningSite): Promise<string[]> {
  const xml = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>[^<]*(\/traffic[^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

/** The link in the menu, which may be closed. */
function menuLink(page: Page) {
  return page.locator('[popover] a[href="/traffic"]').first();
}

/** Follows a link in the text of a page. */
async function followLinkTo(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: href });
    document.querySelector('main')?.prepend(link);
  }, to);
  await page.getByRole('link', { name: to, exact: true }).click();
}

test('a team adds, renames and removes a page and its menu link with its own release', async ({
  page,
  context,
  pageErrors,
}) => {
  const site = await startSite();
  try {
    expect(await statuses(site)).toEqual({ '/traffic': 404, '/traffic/radar': 404, '/traffic/maps': 404 });
    await promoteTraffic(site, '1.0.0', [TRAFFIC, RADAR]);
    expect(await statuses(site)).toEqual({ '/traffic': 200, '/traffic/radar': 200, '/traffic/maps': 404 });
    expect(await inSitemap(site)).toEqual(['/traffic', '/traffic/radar']);

    const asleep = await context.newPage();
    await setConnection(asleep, SLOW);
    await asleep.goto(`${site.origin}/traffic`);
    const awake = page;
    let documents = 0;
    await awake.goto(`${site.origin}/faq`);
    await hydrated(awake);
    awake.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0));
    await awake.getByText('More', { exact: true }).click();
    await awake.locator('[popover]:popover-open').getByRole('link', { name: 'Traffic' }).click();
    await expect(awake.locator('h1')).toHaveText('About Us');
    await expect(awake).toHaveURL(`${site.origin}/traffic`);
    await expect(menuLink(awake)).toHaveAttribute('aria-current', 'page');

    await promoteTraffic(site, '1.1.0', [{ ...TRAFFIC, menu: 'Sky' }, MAPS]);
    expect(await statuses(site)).toEqual({ '/traffic': 200, '/traffic/radar': 404, '/traffic/maps': 200 });
    expect(await inSitemap(site)).toEqual(['/traffic', '/traffic/maps']);

    // The tab that is awake keeps the pages of its edition, and has their scripts.
    await followLinkTo(awake, '/traffic/radar');
    await expect(awake.locator('h1')).toHaveText('Opinion');
    await awake.getByRole('textbox').first().fill('It works.');
    await expect(awake.locator('[data-unit="traffic/page/opinion"]')).toBeVisible();
    expect(documents).toBe(0);
    expect(pageErrors).toEqual([]);
    // A page that is not among them may be new.
    await followLinkTo(awake, '/traffic/maps');
    await expect(awake.locator('h1')).toHaveText('Contact Us');
    expect(documents).toBe(1);
    await expect(menuLink(awake)).toHaveText('Sky');

    // The sleeping tab wakes in its edition; a link followed while asleep leads to the live edition.
    await expect(menuLink(asleep)).toHaveText('Traffic');
    await followLinkTo(asleep, '/traffic/radar');
    await expect(asleep.locator('h1')).toHaveText('Oops! Page not found');
    await expect(menuLink(asleep)).toHaveText('Sky');
  } finally {
    await site.stop();
  }
});

test('a QA link shows the pages of a release that is not promoted, with the inspector; the gate names the pages that it may not have', async ({
  page,
}) => {
  const site = await startSite({ OVERRIDE_SECRET: QA_SECRET });
  const { store, origin } = site;
  try {
    const version = '1.0.0';
    const outside = ['/sports/traffic', '/about', '/traffic/radar'].map((at) => ({ ...MAPS, path: at }));
    await publishRelease(store, await trafficRelease(version, [TRAFFIC, RADAR, ...outside]));
    const link = signQaLink(QA_SECRET, { traffic: version }, new Date(Date.now() + 7_200_000));
    await page.goto(`${origin}/_qa/${link}?to=/traffic/radar`);
    await expect(page.locator('h1')).toHaveText('Opinion');
    await page.getByRole('link', { name: 'Inspect' }).click();
    const panel = page.getByRole('region', { name: 'Inspector' });
    await expect(panel.getByRole('button', { name: 'traffic · opinion' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toContainText('Release1.0.0OwnerStorm desk');
    await expect(menuLink(page)).toHaveText('Traffic');
    expect(await statuses(site)).toEqual({ '/traffic': 404, '/traffic/radar': 404, '/traffic/maps': 404 });

    const edition = await candidateEdition(store, { traffic: version });
    const release = await store.release('traffic', version);
    const { shell } = (await store.edition((await store.live())?.edition ?? '')).releases;
    const sandbox = openSandbox(store, release, edition);
    try {
      const candidate = {
        release,
        edition,
        shell: await store.release('shell', shell ?? ''),
        store,
        skipCodeBecause: null,
        sandbox,
      };
      expect(await routesKeepToTheirGrant.check(candidate)).toMatchObject([
        { cause: '/sports/traffic is outside of /traffic, the addresses of traffic.' },
        { cause: '/about is outside of /traffic, the addresses of traffic.' },
        { cause: '/traffic/radar is the same address as /traffic/radar.' },
      ]);
    } finally {
      await sandbox.close();
    }
  } finally {
    await site.stop();
  }
});
