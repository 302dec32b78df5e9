import { setTimeout as wait } from 'node:timers/promises';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { faultyRelease } from '../support/chaos/faulty-release.ts';
import { startOrderServer } from '../support/services/order-server.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

const who = { by: 'a test', note: '' };

/** The value of a metric; 0 if it does not exist yet. */
async function metricValue(site: RunningSite, series: string): Promise<number> {
  const text = await (await fetch(`${site.origin}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(series));
  return Number(line?.split(' ').at(-1) ?? 0);
}

async function versionOf(site: RunningSite, remote: string): Promise<string> {
  return (await site.store.edition((await site.store.live())?.edition ?? '')).releases[remote] ?? '';
}

test('a page with many readers is composed once, and every view is counted', async () => {
  const site = await startSite();
  try {
    const labels = `remote="static",version="${await versionOf(site, 'static')}",unit="page/about"`;
    const responses = await Promise.all(
      Array.from({ length: 30 }, async () => (await fetch(`${site.origin}/about`)).text()),
    );
    expect(new Set(responses).size).toBe(1);
    expect(await metricValue(site, `meadowlark_renders_total{${labels}}`)).toBe(1);
    await expect.poll(() => metricValue(site, `meadowlark_views_total{${labels}}`)).toBe(30);
    await expect
      .poll(() =>
        metricValue(site, 'meadowlark_http_requests_total{kind="page",status="2xx",channel="live"}'),
      )
      .toBe(30);
  } finally {
    await site.stop();
  }
});

test('after a promotion the most read pages are finished before anyone requests them', async () => {
  const site = await startSite();
  try {
    for (let reader = 0; reader < 5; reader += 1) await fetch(`${site.origin}/local-news`);
    const folder = await deriveRelease('news', '9.9.9-warm', 'See All', 'Show Every One of All');
    const { version } = await publishRelease(site.store, folder);
    const { edition } = await promote(site.store, { releases: { news: version } }, who);
    let first = '';
    await expect
      .poll(async () => {
        const response = await fetch(`${site.origin}/local-news`);
        first = await response.text();
        return response.headers.get('x-edition');
      })
      .toBe(edition);
    expect(first).toContain('Show Every One of All 15 Articles');
    const labels = `remote="news",version="${version}",unit="page/category"`;
    expect(await metricValue(site, `meadowlark_renders_total{${labels}}`)).toBe(1);
  } finally {
    await site.stop();
  }
});

// The page must become stale, which takes a minute. `failed-views.test.ts` tests the same with a fake clock.
test(
  'a remote that breaks when its page becomes stale costs no reader the page',
  { tag: '@full' },
  async () => {
    test.setTimeout(300_000);
    const orders = await startOrderServer();
    const site = await startSite({ FEED_RELAY_URL: orders.relayUrl });
    orders.forwardTo(site.origin);
    const versions = ['9.9.9-breaks1', '9.9.9-breaks2'];
    try {
      // Both releases break, so neither can serve as the previous release.
      for (const number of versions) {
        const folder = await faultyRelease('news', number, orders.urlFor(`news@${number}`));
        const { version } = await publishRelease(site.store, folder);
        await promote(site.store, { releases: { news: version } }, who);
      }
      const live = (await site.store.live())?.edition;
      const read = async () => {
        const response = await fetch(`${site.origin}/local-news`);
        return {
          edition: response.headers.get('x-edition'),
          status: response.status,
          text: await response.text(),
        };
      };
      await expect.poll(async () => (await read()).edition).toBe(live);
      for (const version of versions) orders.order(`news@${version}`, 'throw when rendered');
      // The page is fresh for a minute. Then rendering fails, and the stale page stays.
      const until = Date.now() + 66_000;
      while (Date.now() < until) {
        const { status, text } = await read();
        expect([status, text.includes('See All 15 Articles')]).toEqual([200, true]);
        await wait(500);
      }
      expect(site.log()).toContain('Told to throw when rendered.');
    } finally {
      await site.stop();
      await orders.stop();
    }
  },
);
