import type { Page, Route } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { BEFORE, NEWEST, NEWEST_VERSION } from '../support/static-releases.ts';
import { expect, hydrated, test as base, wake } from '../support/test.ts';
import { failures, uncaught } from './browser-failures.ts';

const test = base.extend({ baseURL: async ({ staticSite }, use) => use(staticSite.origin) });

// `browser-faults.spec.ts` tests faults of whole releases. Here only the script of one page fails, and the actions of the
// reader in the meantime must be preserved.

const CHUNK = /\/releases\/static\/9\.9\.9-next\/web\/static\/js\/async\/page-faq/;

const CAUSES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'responds 404': (route) => route.fulfill({ status: 404, body: 'There is no such file.' }),
  'differs from the published one': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.intruder = true;' }),
  hangs: async () => {},
};
/** A script is requested twice, each time with a deadline. */
const AFTER_BOTH_DEADLINES = { timeout: 60_000 };

const toFaq = (page: Page) => page.locator('footer').getByRole('link', { name: 'FAQ' }).click();

for (const [what, cause] of Object.entries(CAUSES)) {
  test(`first view, the page's script ${what}: the page is readable, then the previous release replaces it, and a reload heals it`, async ({
    page,
    pageErrors,
  }) => {
    await page.route(CHUNK, cause);
    const { promise: reader, resolve: opened } = deferred();
    await page.route('**/_data/*~static/**', (route) => reader.then(() => route.continue()));
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText(NEWEST);
    const question = page.locator('main [name] > summary').nth(1);
    await question.click();
    const openQuestion = await question.textContent();
    await wake(page);
    opened();
    await expect(page.locator('h1')).toHaveText(BEFORE, AFTER_BOTH_DEADLINES);
    // The question that the reader opened is still open.
    await expect(page.locator('main [name][open] > summary')).toHaveText(openQuestion ?? '');
    expect(await layoutShifts(page)).toEqual([]);
    const [failure] = await failures(page);
    expect(failure).toMatchObject({
      unit: 'static/page/faq',
      version: NEWEST_VERSION,
      stage: 'script',
      fellBackTo: 'previous',
    });
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);

    // The tab keeps using the previous release.
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await expect(page.locator('h1')).toHaveText('About Us');
    await toFaq(page);
    await expect(page.locator('h1')).toHaveText(BEFORE);
    expect(await failures(page)).toHaveLength(1);
    expect(uncaught(pageErrors)).toEqual([]);

    await page.unroute(CHUNK);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(NEWEST);
  });

  test(`navigation, the page's script ${what}: the reader gets ${what === 'hangs' ? 'a document' : 'the previous release'}`, async ({
    page,
    pageErrors,
  }) => {
    await page.route(CHUNK, cause);
    await page.goto('/radio');
    await hydrated(page);
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
    await toFaq(page);
    if (what === 'hangs') {
      await expect(page.locator('html:not([data-same]) h1')).toHaveText(NEWEST, { timeout: 12_000 });
    } else {
      await expect(page.locator('html[data-same] h1')).toHaveText(BEFORE);
      expect((await failures(page)).map(({ fellBackTo }) => fellBackTo)).toEqual(['previous']);
    }
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
    expect(uncaught(pageErrors)).toEqual([]);
  });
}

test('a script that fails once is requested again under a new URL, and the reader does not notice', async ({
  page,
  pageErrors,
}) => {
  const requested: string[] = [];
  await page.route(CHUNK, (route) => {
    requested.push(route.request().url());
    return requested.length === 1 ? route.abort() : route.continue();
  });
  await page.goto('/radio');
  await hydrated(page);
  await toFaq(page);
  await expect(page.locator('h1')).toHaveText(NEWEST);
  expect(requested).toHaveLength(2);
  expect(requested[1]).toContain('?retry=');
  expect(await failures(page)).toEqual([]);
  expect(uncaught(pageErrors)).toEqual([]);
});

test('a data response that is not a view becomes an ordinary navigation', async ({ page, pageErrors }) => {
  await page.goto('/radio');
  await hydrated(page);
  await page.route('**/_data/**', (route) =>
    route.fulfill({ status: 410, body: 'There is no such edition.' }),
  );
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().isNavigationRequest()),
    toFaq(page),
  ]);
  expect(response.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText(NEWEST);
  expect(uncaught(pageErrors)).toEqual([]);
});
