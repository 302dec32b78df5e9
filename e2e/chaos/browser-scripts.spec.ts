import type { Route } from '@playwright/test';
import { layoutShifts } from '../support/layout-shift.ts';
import { BEFORE, NEWEST, NEXT, test } from '../support/news-releases.ts';
import { expect, hydrated, wake } from '../support/test.ts';
import { failures, frameWorks, uncaught } from './browser-failures.ts';

const ENTRY = /\/releases\/news\/9\.9\.9-next\/web\/remoteEntry\.js/;
const CHUNK = /\/releases\/news\/9\.9\.9-next\/web\/static\/js\/async\/page-category/;
const EVERY_ENTRY = /\/releases\/news\/[^/]+\/web\/remoteEntry\.js/;

/** Ways in which a script does not arrive as it was published. */
const CAUSES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'There is no such file.' }),
  'answers 500 with a body': (route) =>
    route.fulfill({ status: 500, contentType: 'text/javascript', body: 'globalThis.intruder = true;' }),
  'breaks off': (route) => route.abort(),
  'is another script than was published': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.intruder = true;' }),
};

interface Case {
  what: string;
  /** Scripts that this happens to. */
  address: RegExp;
  cause: (route: Route) => Promise<void>;
}

const AT_ONCE = Object.entries({ container: ENTRY, chunk: CHUNK }).flatMap(([script, address]) =>
  Object.entries(CAUSES).map(([what, cause]): Case => ({ what: `the ${script} ${what}`, address, cause })),
);
/** Each of these waits until a script has been late twice, so there is one for each way to a page. */
const hangs = async () => {};
const CONTAINER_HANGS: Case = { what: 'the container hangs', address: ENTRY, cause: hangs };
const CHUNK_HANGS: Case = { what: 'the chunk hangs', address: CHUNK, cause: hangs };
const AFTER_BOTH_DEADLINES = { timeout: 30_000 };

test.beforeEach(({ newsSite }) => newsSite.goLive(NEXT));

for (const { what, address, cause } of [...AT_ONCE, CONTAINER_HANGS])
  test(`first view, ${what}: it is readable, then the release before takes its place, and a reload heals`, async ({
    page,
    complaints,
  }) => {
    await page.route(address, cause);
    let opened = () => {};
    const reader = new Promise<void>((resolve) => (opened = resolve));
    await page.route('**/_data/*~news/**', (route) => reader.then(() => route.continue()));
    await page.goto('/local-news', { waitUntil: 'commit' });
    await expect(page.locator('summary', { hasText: NEWEST })).toBeVisible();
    await page.getByText(NEWEST).click();
    await wake(page);
    opened();
    await expect(page.locator('summary', { hasText: BEFORE })).toHaveCount(1, AFTER_BOTH_DEADLINES);
    // What the reader had opened is still open.
    await expect(page.locator('main article:visible')).toHaveCount(15);
    expect(await layoutShifts(page)).toEqual([]);
    const [failure] = await failures(page);
    expect(failure).toMatchObject({
      unit: 'news/page/category',
      version: '9.9.9-next',
      stage: 'script',
      fellBackTo: 'previous',
    });
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
    await frameWorks(page);

    // The tab goes on without the release that did not work.
    await page.locator('footer').getByRole('link', { name: 'National News' }).click();
    await expect(page.locator('summary', { hasText: BEFORE })).toBeVisible();
    expect(await failures(page)).toHaveLength(1);
    expect(uncaught(complaints)).toEqual([]);

    await page.unroute(address);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('summary', { hasText: NEWEST })).toBeVisible();
  });

for (const { what, address, cause } of [...AT_ONCE, CHUNK_HANGS])
  test(`navigation, ${what}: the release before is shown`, async ({ page, complaints }) => {
    await page.route(address, cause);
    await page.goto('/faq');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'National News' }).click();
    await expect(page.locator('summary', { hasText: BEFORE })).toBeVisible(AFTER_BOTH_DEADLINES);
    await expect(page.locator('h1')).toHaveText('National News');
    expect((await failures(page)).map(({ fellBackTo }) => fellBackTo)).toEqual(['previous']);
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
    await frameWorks(page);
    expect(uncaught(complaints)).toEqual([]);
  });

test('a chunk that fails once is asked for again under a fresh address, and nobody notices', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  await page.route(CHUNK, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await page.goto('/faq');
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'National News' }).click();
  await expect(page.locator('summary', { hasText: NEWEST })).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('?retry=');
  expect(await failures(page)).toEqual([]);
  expect(uncaught(complaints)).toEqual([]);
});

test('with no release of news to be had, the page says so, and Try again heals it', async ({
  page,
  complaints,
}) => {
  await page.route(EVERY_ENTRY, (route) => route.abort());
  await page.goto('/faq');
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'National News' }).click();
  await expect(page.locator('main')).toContainText('National News is not here just now');
  expect((await failures(page)).map(({ fellBackTo }) => fellBackTo)).toEqual(['fallback']);
  await page.unroute(EVERY_ENTRY);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('summary', { hasText: NEWEST })).toBeVisible();
  expect(uncaught(complaints)).toEqual([]);
});

test('with no release of news to be had on the first view, the page stays as it was sent', async ({
  page,
  complaints,
}) => {
  await page.route(EVERY_ENTRY, (route) => route.abort());
  await page.goto('/local-news');
  await hydrated(page);
  await page.getByText(NEWEST).click();
  await expect.poll(() => failures(page)).toHaveLength(1);
  expect((await failures(page))[0]?.fellBackTo).toBeNull();
  await expect(page.locator('main article:visible')).toHaveCount(15);
  await page.unroute(EVERY_ENTRY);
  await page.locator('footer').getByRole('link', { name: 'National News' }).click();
  await expect(page.locator('h1')).toHaveText('National News');
  await expect(page.locator('summary', { hasText: NEWEST })).toBeVisible();
  expect(uncaught(complaints)).toEqual([]);
});

test('data that is no view becomes an ordinary navigation', async ({ page, complaints }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.route('**/_data/**', (route) =>
    route.fulfill({ status: 410, body: 'There is no such edition.' }),
  );
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().isNavigationRequest()),
    page.locator('footer').getByRole('link', { name: 'National News' }).click(),
  ]);
  expect(response.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText('National News');
  expect(uncaught(complaints)).toEqual([]);
});
