import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { editionCommand } from '../support/edition-command.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test, wake } from '../support/test.ts';

/** Publishes a build and promotes it, gate and all, as its team would. Resolves when the server has taken the edition. */
async function release(site: RunningSite, folder: string): Promise<{ release: string; edition: string }> {
  const published = (await editionCommand(site, 'publish', '--build', folder)).trim();
  await editionCommand(site, 'promote', published, '--note', 'Better words');
  return { release: published, edition: await taken(site) };
}

/** Resolves with the live edition when the server serves it. */
async function taken(site: RunningSite): Promise<string> {
  const edition = (await site.store.live())?.edition ?? '';
  await expect.poll(() => lines(site, 'edition-taken').at(-1)?.['edition']).toBe(edition);
  return edition;
}

/** Lines of the server's log about an event. */
function lines(site: RunningSite, event: string): Record<string, unknown>[] {
  return site
    .log()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function metrics(site: RunningSite): Promise<string> {
  return (await fetch(`${site.origin}/metrics`)).text();
}

test('a release that passes the gate and then throws in production gives way to the one before, and all say so', async () => {
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  const cause = path.join(tmpdir(), `cause-${site.pid}`);
  await writeFile(cause, '');
  const readAbout = async () => {
    const answer = await fetch(`${site.origin}/about`);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  try {
    const inProduction = `globalThis.process?.env?.FEEDS==='sample'&&process.getBuiltinModule('fs').existsSync('${cause}')`;
    const folder = await deriveRelease(
      'static',
      '9.9.9-production',
      'A free local paper',
      `\${${inProduction}?(()=>{throw new Error('no such thing here')})():''}A better local paper`,
    );
    const promoted = await release(site, folder);
    expect(promoted.release).toBe('static@9.9.9-production');

    // Three requests are enough, and their readers notice nothing.
    for (let request = 0; request < 3; request += 1)
      expect(await readAbout()).toContain('A free local paper');
    const { owner } = await site.store.release('static', '9.9.9-production');
    const setAside = { remote: 'static', version: '9.9.9-production', owner, why: 'no such thing here' };
    // What the server writes arrives a moment after its answer.
    await expect.poll(() => lines(site, 'set-aside')).toEqual([expect.objectContaining(setAside)]);
    const failures = lines(site, 'unit-failed').length;
    for (let request = 0; request < 5; request += 1)
      expect(await readAbout()).toContain('A free local paper');
    expect(lines(site, 'unit-failed')).toHaveLength(failures);

    const told = await metrics(site);
    expect(told).toContain('meadowlark_release_aside{remote="static",version="9.9.9-production"} 1');
    expect(told).toContain(
      'meadowlark_fallbacks_total{remote="static",version="9.9.9-production",unit="page/about",to="previous",side="server"} 3',
    );
    await expect.poll(async () => (await site.store.asides()).length).toBe(1);
    const list = await editionCommand(site, 'list', 'static');
    expect(list).toMatch(/static@9\.9\.9-production +live, set aside/);
    expect(list).toMatch(
      new RegExp(`static@9.9.9-production is set aside since .*${promoted.edition}\\): no such thing here`),
    );

    // It is tried again by itself, and serves when the cause is gone.
    await rm(cause);
    await expect
      .poll(
        async () =>
          (await readAbout()).includes('A better local paper') && (await site.store.asides()).length,
        { timeout: 60_000, intervals: [500] },
      )
      .toBe(0);
    expect(lines(site, 'restored')).toHaveLength(1);
    expect(await metrics(site)).not.toContain('meadowlark_release_aside{');
    expect(await editionCommand(site, 'list', 'static')).not.toContain('set aside');
  } finally {
    await site.stop();
  }
});

test('what was set aside before the server started is tried again, and listed no more when it works', async () => {
  const site = await startSite({}, async ({ store }) => {
    const edition = await store.edition((await store.live())?.edition ?? '');
    const version = edition.releases['static'] ?? '';
    const since = new Date().toISOString();
    const why = 'It could not be loaded';
    await store.reportAside({ name: 'static', version, edition: edition.id, since, why, by: 'a server' });
  });
  try {
    expect((await fetch(`${site.origin}/about`)).status).toBe(200);
    await expect.poll(() => site.store.asides()).toEqual([]);
  } finally {
    await site.stop();
  }
});

/** The release of static that made the page, as the server wrote it. */
async function versionIn(page: Page): Promise<string | undefined> {
  const state = JSON.parse((await page.locator('#page-state').textContent()) ?? '') as {
    releases: Record<string, { version: string }>;
  };
  return state.releases['static']?.version;
}

test('a release that throws in browsers only is set aside on the server when many of them say so', async ({
  page,
}) => {
  const site = await startSite();
  try {
    const before = (await site.store.edition((await site.store.live())?.edition ?? '')).releases['static'];
    const folder = await deriveRelease(
      'static',
      '9.9.9-browsers',
      'children:"Discussion"',
      'children:globalThis.location?(()=>{throw new Error("not in a browser")})():"Discussion"',
    );
    // A gate without a browser lets it pass.
    const { version } = await publishRelease(site.store, folder);
    await promote(site.store, { releases: { static: version } }, { by: 'a test', note: '' });
    await taken(site);

    const reported = () => lines(site, 'unit-failed').filter(({ side }) => side === 'browser').length;
    for (let views = 1; views <= 10; views += 1) {
      expect(lines(site, 'set-aside')).toEqual([]);
      await page.goto(`${site.origin}/opinion`);
      expect(await versionIn(page)).toBe('9.9.9-browsers');
      await wake(page);
      await expect.poll(reported).toBeGreaterThanOrEqual(views);
    }
    await expect
      .poll(() => lines(site, 'set-aside'))
      .toEqual([
        expect.objectContaining({
          remote: 'static',
          version: '9.9.9-browsers',
          why: expect.stringMatching(/^10 failures in browsers in \d+ views of static\/page\/opinion$/),
        }),
      ]);

    await page.goto(`${site.origin}/opinion`);
    expect(await versionIn(page)).toBe(before);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Discussion' }).first()).toBeVisible();
    expect(await metrics(site)).toContain(
      'meadowlark_release_aside{remote="static",version="9.9.9-browsers"} 1',
    );
    expect(await editionCommand(site, 'list', 'static')).toMatch(/set aside since .*failures in browsers/);
  } finally {
    await site.stop();
  }
});
