import type { Page, Route } from '@playwright/test';
import { federationName } from '../../build/remote-definition.ts';
import type { BrowserFailure } from '../../shell/src/browser/browser-failure.ts';
import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** What the release before says, and what the newest one says in its place. */
const BEFORE = 'See All 15 Articles';
const NEWEST = 'Show Every One of All 15 Articles';

/** Releases of news that are made live one after another; the built one is always the one before. */
const NEXT = { version: '9.9.9-next', from: 'See All', to: 'Show Every One of All' };
const THROWS_AT_ONCE = {
  version: '9.9.9-entry',
  from: `var ${federationName('news', '9.9.9-entry')};`,
  to: `var ${federationName('news', '9.9.9-entry')};throw new Error("thrown at once");`,
};
const THROWS_IN_RENDER = {
  version: '9.9.9-render',
  from: 'See All ${',
  to: '${typeof document==="undefined"?"Show Every One of All":null.thrown} ${',
};

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
  hangs: async () => {},
};

let site: RunningSite;
let built: string;

test.beforeAll(async () => {
  site = await startSite();
  const live = await site.store.live();
  built = (await site.store.edition(live?.edition ?? '')).releases['news'] ?? '';
});
test.afterAll(() => site.stop());

/** Makes a release of news the live one, with the built one before it, and waits until readers get it. */
async function goLive({ version, from, to }: typeof NEXT): Promise<void> {
  const folder = await deriveRelease('news', version, from, to);
  await publishRelease(site.store, folder);
  for (const news of [built, version])
    await promote(site.store, { releases: { news } }, { by: 'a test', note: '' });
  await expect
    .poll(async () =>
      (await fetch(`${site.origin}/local-news`)).text().then((html) => html.includes(version)),
    )
    .toBe(true);
}

function failures(page: Page): Promise<BrowserFailure[]> {
  return page.evaluate(() => window.meadowlarkFailures ?? []);
}

/** Uncaught errors alone: a browser itself writes to the console that a script did not arrive. */
function uncaught(complaints: readonly string[]): string[] {
  return complaints.filter((text) => text.startsWith('uncaught'));
}

async function frameWorks(page: Page): Promise<void> {
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByPlaceholder('Search FAQs...')).toBeVisible();
}

for (const [script, address] of Object.entries({ container: ENTRY, chunk: CHUNK })) {
  for (const [what, cause] of Object.entries(CAUSES)) {
    test.describe(`the ${script} of the newest news ${what}`, () => {
      test.beforeEach(async ({ page }) => {
        await goLive(NEXT);
        await page.route(address, cause);
      });

      test('first view: it is readable, then the release before takes its place, and a reload heals', async ({
        page,
        complaints,
      }) => {
        let opened = () => {};
        const reader = new Promise<void>((resolve) => (opened = resolve));
        await page.route('**/_data/*~news/**', (route) => reader.then(() => route.continue()));
        await page.goto(`${site.origin}/local-news`, { waitUntil: 'commit' });
        await expect(page.locator('summary', { hasText: NEWEST })).toBeVisible();
        await page.getByText(NEWEST).click();
        opened();
        await expect(page.locator('summary', { hasText: BEFORE })).toHaveCount(1, { timeout: 30_000 });
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

      test('navigation: the release before is shown', async ({ page, complaints }) => {
        await page.goto(`${site.origin}/faq`);
        await hydrated(page);
        await page.locator('footer').getByRole('link', { name: 'National News' }).click();
        await expect(page.locator('summary', { hasText: BEFORE })).toBeVisible({ timeout: 30_000 });
        await expect(page.locator('h1')).toHaveText('National News');
        expect((await failures(page)).map(({ fellBackTo }) => fellBackTo)).toEqual(['previous']);
        expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
        await frameWorks(page);
        expect(uncaught(complaints)).toEqual([]);
      });
    });
  }
}

test('a chunk that fails once is asked for again under a fresh address, and nobody notices', async ({
  page,
  complaints,
}) => {
  await goLive(NEXT);
  const asked: string[] = [];
  await page.route(CHUNK, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${site.origin}/faq`);
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
  await goLive(NEXT);
  await page.route(EVERY_ENTRY, (route) => route.abort());
  await page.goto(`${site.origin}/faq`);
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
  await goLive(NEXT);
  await page.route(EVERY_ENTRY, (route) => route.abort());
  await page.goto(`${site.origin}/local-news`);
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

for (const [what, release] of Object.entries({
  'throws when it is evaluated': THROWS_AT_ONCE,
  'throws when it is rendered': THROWS_IN_RENDER,
})) {
  test.describe(`a release of news that ${what} in the browser`, () => {
    test.beforeEach(() => goLive(release));

    test('first view: the release before takes its place', async ({ page, complaints }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${site.origin}/local-news`);
      await expect.poll(() => failures(page)).toHaveLength(1);
      expect((await failures(page))[0]).toMatchObject({
        version: release.version,
        stage: release === THROWS_IN_RENDER ? 'render' : 'script',
        fellBackTo: 'previous',
      });
      await expect(page.locator('summary', { hasText: BEFORE })).toBeVisible();
      await page.getByText(BEFORE).click();
      await expect(page.locator('main article:visible')).toHaveCount(15);
      expect(await layoutShifts(page)).toEqual([]);
      // It came, so it is not asked for again.
      expect(asked.filter((url) => url.includes('?retry='))).toEqual([]);
      await frameWorks(page);
      expect(complaints).toEqual([]);
    });

    test('navigation: the release before is shown', async ({ page, complaints }) => {
      await page.goto(`${site.origin}/faq`);
      await hydrated(page);
      await page.locator('footer').getByRole('link', { name: 'National News' }).click();
      await expect(page.locator('summary', { hasText: BEFORE })).toBeVisible();
      expect((await failures(page)).map(({ fellBackTo }) => fellBackTo)).toEqual(['previous']);
      await frameWorks(page);
      expect(complaints).toEqual([]);
    });
  });
}

test('data that is no view becomes an ordinary navigation', async ({ page, complaints }) => {
  await page.goto(`${site.origin}/faq`);
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
