import { request as httpRequest } from 'node:http';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/** Number of requests of an attacking script. */
const REQUESTS = 3000;
const AT_ONCE = 20;
const CANARY = '9.0.1';

/** Starts a site with a canary of static. The built release is live. */
async function startCanarySite(env: Record<string, string> = {}) {
  const site = await startSite(env);
  const live = (await site.store.live())?.edition ?? '';
  const folder = await deriveRelease('static', CANARY, 'A free local paper', 'A tried local paper');
  const { version } = await publishRelease(site.store, folder);
  const move = { releases: { static: version }, canaryPercent: 50 };
  const canary = (await promote(site.store, move, { by: 'a test', note: '' })).canary?.edition ?? '';
  const about = () => fetch(`${site.origin}/about`, { headers: { cookie: 'bucket=0' } });
  await expect.poll(async () => (await about()).headers.get('x-edition')).toBe(canary);
  // Caches the pages that are requested below.
  for (const edition of [live, canary])
    for (const path of ['/about', '/local-news', '/blog'])
      expect((await fetch(`${site.origin}/_data/${edition}${path}`)).status).toBe(200);
  return { site, live, canary };
}

/** Metrics with a label `version`, sorted. */
async function releaseMetrics(site: RunningSite): Promise<string[]> {
  const text = await (await fetch(`${site.origin}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => /^meadowlark_\w+_(?:total|count|quarantined)\{.*version="/.test(line))
    .toSorted();
}

/** Resolves when the front has reported its cache hits, which it does once a second. */
async function countsFlushed(site: RunningSite, edition: string): Promise<void> {
  const views = async () =>
    (await releaseMetrics(site)).find((line) => /views_total\{.*unit="page\/faq"/.test(line)) ?? '';
  const before = await views();
  expect((await fetch(`${site.origin}/_data/${edition}/faq`)).status).toBe(200);
  await expect.poll(views).not.toBe(before);
}

test('thousands of requests that leave out healthy releases change no metric and no canary, and render nothing again', async () => {
  const { site, live, canary } = await startCanarySite();
  try {
    await countsFlushed(site, live);
    await countsFlushed(site, live);
    const before = await releaseMetrics(site);
    const addresses = Array.from({ length: REQUESTS }, (_, i) => {
      const edition = i % 2 === 0 ? live : canary;
      const left = [
        '~static',
        '~news',
        '~shell',
        '~news~static',
        '~static~news~static',
        `~made-up-${i}`,
        `~news~made-up-${i}`,
        '~constructor',
      ];
      const path = ['/about', '/local-news', '/blog'][i % 3];
      return `${site.origin}/_data/${edition}${left[i % left.length]}${path}`;
    });
    const responses = new Map<string, number>();
    const next = async (): Promise<void> => {
      for (let url = addresses.pop(); url !== undefined; url = addresses.pop()) {
        const response = await fetch(url);
        await response.arrayBuffer();
        const outcome = `${response.status} ${response.headers.get('cache-control')}`;
        responses.set(outcome, (responses.get(outcome) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    expect([...responses]).toEqual([['200 private, no-store', REQUESTS]]);
    await countsFlushed(site, live);
    const others = (lines: readonly string[]) => lines.filter((line) => !line.includes('page/faq'));
    expect(others(await releaseMetrics(site))).toEqual(others(before));
    expect((await site.store.live())?.canary?.edition).toBe(canary);
    expect(site.log()).not.toMatch(/unit-failed|fell-back|quarantined/);
    // An edition that does not exist is 410, whatever is left out of it.
    const invented = await fetch(`${site.origin}/_data/20261121T101500Z-ffffffff~news/about`);
    expect(invented.status).toBe(410);
  } finally {
    await site.stop();
  }
});

function failure(edition: string, i: number) {
  const units = ['about', 'faq', 'opinion', 'books', 'contact', 'terms'];
  return {
    kind: 'failure',
    edition,
    route: '/about',
    unit: `static/page/${units[i % units.length]}`,
    version: CANARY,
    stage: i % 2 === 0 ? 'render' : 'script',
    fellBackTo: i % 3 === 0 ? 'previous' : null,
    message: `Forged number ${i}`,
  };
}

/** Sends a report with these headers. */
function report(site: RunningSite, body: object, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${site.origin}/_report`,
      { method: 'POST', headers: { 'content-type': 'text/plain', ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

test('one client that sends many reports under made-up addresses counts once and halts nothing', async () => {
  const { site, canary } = await startCanarySite();
  try {
    for (let i = 0; i < 100; i += 1) {
      const address = `198.51.100.${i}`;
      const forged = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address };
      expect(await report(site, failure(canary, i), forged)).toBe(204);
    }
    const metrics = (await releaseMetrics(site)).join('\n');
    expect(metrics).toMatch(/errors_total\{remote="static",version="9\.0\.1",.*,side="browser"\} 1$/m);
    expect(metrics.match(/errors_total\{.*side="browser"/g)).toHaveLength(1);
    expect(metrics.match(/fallbacks_total\{.*side="browser"/g)).toHaveLength(1);
    expect(site.log().match(/unit failed in a browser/g)).toHaveLength(1);
    expect(site.log()).not.toMatch(/canary halted|quarantined|198\.51\.100/);
    expect((await site.store.live())?.canary?.edition).toBe(canary);
  } finally {
    await site.stop();
  }
});

/** Readers of both editions: 90 views of the live one, 30 of the canary. */
async function readBoth(site: RunningSite): Promise<void> {
  for (let view = 0; view < 120; view += 1) {
    const bucket = view % 4 === 0 ? 0 : 99;
    await fetch(`${site.origin}/about`, { headers: { cookie: `bucket=${bucket}` } });
  }
}

/** 0: no canary is open. */
async function evidence(site: RunningSite, signal: string): Promise<number> {
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  const line = metrics
    .split('\n')
    .find((one) => one.startsWith(`meadowlark_canary_evidence{signal="${signal}"}`));
  return Number(line?.split(' ')[1] ?? 0);
}

/** While readers go on: the canary is judged once a second, if it had ten views since the last time. */
const evidenceWhileRead = (site: RunningSite, signal: string) =>
  expect.poll(async () => {
    await readBoth(site);
    return evidence(site, signal);
  });

const halted = (site: RunningSite) =>
  expect
    .poll(async () => {
      await readBoth(site);
      return (await site.store.live())?.canary;
    })
    .toBeNull();

test(
  'clients behind a trusted proxy halt a canary that fails or is slow for them; the log does not say who they are',
  { tag: '@full' },
  async () => {
    const { site, live, canary } = await startCanarySite({ TRUST_PROXY: '127.0.0.1' });
    try {
      await readBoth(site);
      // The proxy appended the last address; the client wrote the others.
      for (let i = 0; i < 2; i += 1)
        await report(site, failure(canary, i), { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.${i}` });
      // All addresses of a /56 network count as one client.
      for (let i = 0; i < 9; i += 1)
        await report(site, failure(canary, i), { 'x-forwarded-for': `2001:db8:1:2${i}::${i + 1}` });
      for (let i = 0; i < 9; i += 1)
        await report(site, failure(canary, i), { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.1` });
      // Three of them count as evidence, which is not enough.
      await evidenceWhileRead(site, 'browserFailures').toBeGreaterThan(2);
      expect((await site.store.live())?.canary?.edition).toBe(canary);
      for (let i = 2; i < 9; i += 1)
        await report(site, failure(canary, i), { 'x-forwarded-for': `198.51.100.${i}` });
      await halted(site);
      const last = (await site.store.history()).at(-1);
      expect(last).toMatchObject({ action: 'halt', edition: live });
      // Seven clients are enough; there are ten, of 27 reports.
      expect(last?.note).toMatch(/^(?:[7-9]|10) of \d+ views of the canary failed in browsers \(/);

      const again = { releases: { static: CANARY }, canaryPercent: 50 };
      const slow = (await promote(site.store, again, { by: 'a test', note: '' })).canary?.edition ?? '';
      await expect.poll(() => evidence(site, 'poorVitals')).toBeCloseTo(1);
      for (let i = 0; i < 120; i += 1) {
        const isTried = i % 3 === 0;
        const vitals = [{ name: 'LCP', value: isTried ? 4100 : 1000, route: '/about' }];
        const body = { kind: 'vitals', edition: isTried ? slow : live, vitals };
        await report(site, body, { 'x-forwarded-for': `198.51.101.${i}` });
      }
      await halted(site);
      expect((await site.store.history()).at(-1)?.note).toMatch(
        /^\d+ of \d+ measured readers of the canary had poor web vitals \(100 %\), against 0 of \d+ /,
      );
      expect(site.log()).toContain('canary halted');
      expect(site.log()).not.toMatch(/198\.51\.100|203\.0\.113|2001:db8/);
    } finally {
      await site.stop();
    }
  },
);
