import type { CanarySteps } from '../../shared/src/contract/live.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Throws where a page shows a text. */
const BROKEN = '"+(()=>{throw new Error("bad release")})()+"';

/** Opens a canary of static with one text replaced. Resolves with its edition once it is served. */
async function openCanary(
  site: RunningSite,
  from: string,
  to: string,
  percent: number,
  steps?: CanarySteps,
): Promise<string> {
  const folder = await deriveRelease('static', '9.0.1', from, to);
  const { version } = await publishRelease(site.store, folder);
  const live = await promote(
    site.store,
    { releases: { static: version }, canaryPercent: percent, steps },
    { by: 'a test', note: 'a canary' },
  );
  const edition = live.canary?.edition ?? '';
  // Bucket 0 is in every canary.
  await expect.poll(async () => (await about(site, 0)).edition).toBe(edition);
  return edition;
}

async function search(site: RunningSite, word: number, bucket: number) {
  const headers = { cookie: `bucket=${bucket}` };
  const { status, headers: sent } = await fetch(`${site.origin}/faq?q=word${word}`, { headers });
  return { status, edition: sent.get('x-edition') };
}

async function about(site: RunningSite, bucket: number) {
  const response = await fetch(`${site.origin}/about`, { headers: { cookie: `bucket=${bucket}` } });
  const { headers } = response;
  return {
    edition: headers.get('x-edition'),
    vary: headers.get('vary'),
    cache: headers.get('cache-control'),
    cookie: headers.get('set-cookie'),
    text: await response.text(),
  };
}

test('a canary reaches its share of readers, who keep it, and pages stay cacheable', async ({
  context,
  page,
}) => {
  const site = await startSite();
  try {
    const before = (await site.store.live())?.edition;
    const canary = await openCanary(site, 'A free local paper', 'A tried local paper', 25);
    for (const [bucket, edition] of [
      [0, canary],
      [24, canary],
      [25, before],
      [99, before],
    ] as const) {
      const response = await about(site, bucket);
      expect(response.edition).toBe(edition);
      expect(response.text.includes('A tried local paper')).toBe(edition === canary);
      expect(response).toMatchObject({ vary: 'accept-encoding, cookie', cookie: null });
      expect(response.cache).toMatch(/^public, .*s-maxage=/);
    }

    await page.goto(`${site.origin}/about`);
    const cookies = await context.cookies();
    // The cookie contains only the number of a bucket.
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

test('readers get no cookie without a canary', async ({ site, context, page }) => {
  const response = await page.goto(`${site.origin}/about`);
  expect(response?.headers()['vary']).toBe('accept-encoding');
  expect(await context.cookies()).toEqual([]);
});

test('the server halts a canary that fails, and the history, the log and the metrics say why', async () => {
  const site = await startSite();
  try {
    const before = (await site.store.live())?.edition;
    const canary = await openCanary(site, 'Questions, answered', BROKEN, 50);
    // Each search is a separate page, composed for both editions.
    for (let word = 0; word < 25; word += 1) {
      const [tried, usual] = await Promise.all([search(site, word, 0), search(site, word, 99)]);
      // The previous release still serves.
      expect(tried.status).toBe(200);
      expect(usual).toMatchObject({ edition: before, status: 200 });
      // On a slow machine the canary is judged before the searches are done.
      if (tried.edition === before) break;
      expect(tried.edition).toBe(canary);
    }
    await expect.poll(async () => (await site.store.live())?.canary).toBeNull();
    const last = (await site.store.history()).at(-1);
    expect(last).toMatchObject({ action: 'halt', edition: before });
    expect(last?.note).toMatch(
      /^\d+ of \d+ renderings of the canary failed \(\d+(\.\d)? %\), against 0 of \d+ of the live edition at the same time \(0 %\): (\d+|over a million) to 1 that the canary is worse, limit 160$/,
    );
    await expect.poll(async () => (await about(site, 0)).edition).toBe(before);
    expect(site.log()).toContain('"event":"canary-halted"');
    const metrics = await (await fetch(`${site.origin}/metrics`)).text();
    expect(metrics).toContain('meadowlark_canaries_halted_total{signal="failures"} 1');
  } finally {
    await site.stop();
  }
});

test('a canary with timed steps reaches all readers by itself', { tag: '@full' }, async () => {
  const site = await startSite();
  try {
    const steps = { next: [25, 100], everySeconds: 1 };
    const canary = await openCanary(site, 'A free local paper', 'A tried local paper', 5, steps);
    await expect.poll(async () => (await about(site, 24)).edition, { timeout: 15_000 }).toBe(canary);
    await expect.poll(async () => (await about(site, 99)).edition, { timeout: 15_000 }).toBe(canary);
    expect((await about(site, 99)).vary).toBe('accept-encoding');
    const moves = (await site.store.history()).slice(1);
    expect(moves.map(({ action, canary: open }) => [action, open?.percent])).toEqual([
      ['canary', 5],
      ['canary', 25],
      ['promote', undefined],
    ]);
  } finally {
    await site.stop();
  }
});
