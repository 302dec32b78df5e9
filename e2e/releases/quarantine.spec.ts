import type { Page } from '@playwright/test';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { editionCommand } from '../support/commands/edition-command.ts';
import { faultyOnServer } from '../support/chaos/faulty-release.ts';
import { startOrderServer } from '../support/services/order-server.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test, wake } from '../support/test.ts';

/** Publishes a build and promotes it through the gate, as its team would. Resolves when the server serves the edition. */
async function release(site: RunningSite, folder: string): Promise<{ release: string; edition: string }> {
  const published = (await editionCommand(site, 'publish', '--build', folder)).trim();
  await editionCommand(site, 'promote', published, '--note', 'Better words');
  return { release: published, edition: await editionServed(site) };
}

/** Resolves with the live edition when the server serves it. */
async function editionServed(site: RunningSite): Promise<string> {
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

test('a release that passes the gate and throws in production is replaced by the previous release, and log, metrics and commands say so', async () => {
  const orders = await startOrderServer();
  const site = await startSite({ PAGE_CACHE_MB: '0', LOG_LEVEL: 'info', FEED_RELAY_URL: orders.relayUrl });
  const callOff = orders.order('media@9.9.9-production', 'throw when rendered');
  const readEvents = async () => {
    const response = await fetch(`${site.origin}/events`);
    expect(response.status).toBe(200);
    return response.text();
  };
  try {
    const url = orders.urlFor('media@9.9.9-production');
    const text = { from: 'Suppers, concerts', to: 'Suppers, songs' };
    const folder = await faultyOnServer('media', '9.9.9-production', url, text);
    const promoted = await release(site, folder);
    expect(promoted.release).toBe('media@9.9.9-production');

    // Three requests suffice. Their readers get the page of the previous release.
    for (let request = 0; request < 3; request += 1)
      expect(await readEvents()).toContain('Suppers, concerts');
    const { owner } = await site.store.release('media', '9.9.9-production');
    const quarantined = {
      remote: 'media',
      version: '9.9.9-production',
      owner,
      why: 'Told to throw when rendered.',
    };
    // The log line arrives shortly after the response.
    await expect.poll(() => lines(site, 'quarantined')).toEqual([expect.objectContaining(quarantined)]);
    const failures = lines(site, 'unit-failed').length;
    for (let request = 0; request < 5; request += 1)
      expect(await readEvents()).toContain('Suppers, concerts');
    expect(lines(site, 'unit-failed')).toHaveLength(failures);

    const exported = await metrics(site);
    expect(exported).toContain('meadowlark_release_quarantined{remote="media",version="9.9.9-production"} 1');
    expect(exported).toContain(
      'meadowlark_fallbacks_total{remote="media",version="9.9.9-production",unit="page/events",to="previous",side="server"} 3',
    );
    await expect.poll(async () => (await site.store.quarantined()).length).toBe(1);
    const list = await editionCommand(site, 'list', 'media');
    expect(list).toMatch(/media@9\.9\.9-production +live, quarantined/);
    expect(list).toMatch(
      new RegExp(
        `media@9.9.9-production has been quarantined since .*${promoted.edition}\\): Told to throw when rendered.`,
      ),
    );

    // The server tries it again after a while, and serves it if the cause is gone.
    callOff();
    await expect
      .poll(
        async () =>
          (await readEvents()).includes('Suppers, songs') && (await site.store.quarantined()).length,
        { timeout: 60_000, intervals: [500] },
      )
      .toBe(0);
    expect(lines(site, 'restored')).toHaveLength(1);
    expect(await metrics(site)).not.toContain('meadowlark_release_quarantined{');
    expect(await editionCommand(site, 'list', 'media')).not.toContain('quarantined');
  } finally {
    await site.stop();
    await orders.stop();
  }
});

test('a release quarantined before the server started is tried again, and is no longer listed when it works', async () => {
  const site = await startSite({}, async ({ store }) => {
    const edition = await store.edition((await store.live())?.edition ?? '');
    const version = edition.releases['static'] ?? '';
    const since = new Date().toISOString();
    const why = 'It could not be loaded';
    await store.reportQuarantined({
      name: 'static',
      version,
      edition: edition.id,
      since,
      why,
      by: 'a server',
    });
  });
  try {
    expect((await fetch(`${site.origin}/about`)).status).toBe(200);
    await expect.poll(() => site.store.quarantined()).toEqual([]);
  } finally {
    await site.stop();
  }
});

/** The release of static that made the page, read from the page state. */
async function versionIn(page: Page): Promise<string | undefined> {
  const state = JSON.parse((await page.locator('#page-state').textContent()) ?? '') as {
    releases: Record<string, { version: string }>;
  };
  return state.releases['static']?.version;
}

test('a release that throws only in browsers is quarantined when many browsers report it', async ({
  browser,
  page,
  request,
}) => {
  const site = await startSite({ LOG_LEVEL: 'info', TRUST_PROXY: '127.0.0.1' });
  try {
    const before = (await site.store.edition((await site.store.live())?.edition ?? '')).releases['static'];
    const folder = await deriveRelease(
      'static',
      '9.9.9-browsers',
      'children:"Discussion"',
      'children:globalThis.location?(()=>{throw new Error("not in a browser")})():"Discussion"',
    );
    // A gate without a browser passes it.
    const { version } = await publishRelease(site.store, folder);
    await promote(site.store, { releases: { static: version } }, { by: 'a test', note: '' });
    await editionServed(site);

    // Nine other clients, each with its own IP address, send what the first reader's browser sends.
    const asReader = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` });
    const context = await browser.newContext({ extraHTTPHeaders: asReader(1) });
    const reader = await context.newPage();
    const sent = reader.waitForRequest(
      (requested) => requested.postData()?.includes('"kind":"failure"') ?? false,
    );
    await reader.goto(`${site.origin}/opinion`);
    expect(await versionIn(reader)).toBe('9.9.9-browsers');
    await wake(reader);
    const data = (await sent).postData() ?? '';
    const reported = () => lines(site, 'unit-failed').filter(({ side }) => side === 'browser').length;
    await expect.poll(reported).toBeGreaterThanOrEqual(1);
    await context.close();
    for (let views = 2; views <= 10; views += 1) {
      expect(lines(site, 'quarantined')).toEqual([]);
      await request.get(`${site.origin}/opinion`, { headers: asReader(views) });
      const headers = { ...asReader(views), 'content-type': 'text/plain' };
      expect((await request.post(`${site.origin}/_report`, { headers, data })).status()).toBe(204);
      await expect.poll(reported).toBeGreaterThanOrEqual(views);
    }
    await expect
      .poll(() => lines(site, 'quarantined'))
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
      'meadowlark_release_quarantined{remote="static",version="9.9.9-browsers"} 1',
    );
    expect(await editionCommand(site, 'list', 'static')).toMatch(/quarantined since .*failures in browsers/);
  } finally {
    await site.stop();
  }
});
