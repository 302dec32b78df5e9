import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Opens a canary of static in which one text of the about page is another. Resolves with its edition. */
async function openCanary(site: RunningSite, to: string, percent: number): Promise<string> {
  const folder = await deriveRelease('static', '9.0.1', 'A free local paper', to);
  const { version } = await publishRelease(site.store, folder);
  const live = await promote(
    site.store,
    { releases: { static: version }, canaryPercent: percent },
    { by: 'a test', note: 'a trial' },
  );
  const edition = live.canary?.edition ?? '';
  // Bucket 0 is in every canary.
  await expect.poll(async () => (await about(site, 0)).edition).toBe(edition);
  return edition;
}

async function about(site: RunningSite, bucket: number) {
  const answer = await fetch(`${site.origin}/about`, { headers: { cookie: `bucket=${bucket}` } });
  const { headers } = answer;
  return {
    edition: headers.get('x-edition'),
    vary: headers.get('vary'),
    cache: headers.get('cache-control'),
    cookie: headers.get('set-cookie'),
    text: await answer.text(),
  };
}

test('a canary goes to its share of readers, who stay with it, and pages stay cacheable', async ({
  context,
  page,
}) => {
  const site = await startSite();
  try {
    const before = (await site.store.live())?.edition;
    const canary = await openCanary(site, 'A tried local paper', 25);
    for (const [bucket, edition] of [
      [0, canary],
      [24, canary],
      [25, before],
      [99, before],
    ] as const) {
      const answer = await about(site, bucket);
      expect(answer.edition).toBe(edition);
      expect(answer.text.includes('A tried local paper')).toBe(edition === canary);
      expect(answer).toMatchObject({ vary: 'accept-encoding, cookie', cookie: null });
      expect(answer.cache).toMatch(/^public, .*s-maxage=/);
    }

    await page.goto(`${site.origin}/about`);
    const cookies = await context.cookies();
    // The cookie holds the number of a bucket and nothing else.
    expect(cookies.map(({ name, value }) => [name, /^\d{1,2}$/.test(value)])).toEqual([['bucket', true]]);
    const first = (await page.reload())?.headers()['x-edition'];
    for (let visit = 0; visit < 3; visit += 1)
      expect((await page.reload())?.headers()['x-edition']).toBe(first);

    await hydrated(page);
    const data = page.waitForRequest(/\/_data\//);
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    expect((await data).url()).toContain(`/_data/${first}/`);
  } finally {
    await site.stop();
  }
});

test('without a canary no reader gets a cookie', async ({ site, context, page }) => {
  const answer = await page.goto(`${site.origin}/about`);
  expect(answer?.headers()['vary']).toBe('accept-encoding');
  expect(await context.cookies()).toEqual([]);
});

test('a canary that fails is halted by the server, and the history says why', async () => {
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  try {
    const before = (await site.store.live())?.edition;
    await openCanary(site, '${(()=>{throw new Error("bad release")})()}', 50);
    for (let visit = 0; visit < 30; visit += 1) {
      // The previous release still serves.
      expect((await about(site, visit)).text).toContain('A free local paper');
    }
    await expect.poll(async () => (await site.store.live())?.canary).toBeNull();
    const last = (await site.store.history()).at(-1);
    expect(last).toMatchObject({ action: 'halt', edition: before });
    expect(last?.note).toMatch(/failures in \d+ renderings of the canary/);
    await expect.poll(async () => (await about(site, 0)).edition).toBe(before);
  } finally {
    await site.stop();
  }
});
