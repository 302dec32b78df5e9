import type { Page } from '@playwright/test';
import { PROGRAMS } from '../../build/programs.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expectNoViolationsAnywhere } from '../support/browser/axe.ts';
import { policyViolations } from '../support/browser/policy-violations.ts';
import { expect, test } from '../support/test.ts';

async function standaloneAddress(site: RunningSite, remote: string): Promise<string> {
  const live = await site.store.live();
  const { releases } = await site.store.edition(live?.edition ?? '');
  return `/releases/${remote}/${releases[remote] ?? ''}/web/standalone/index.html`;
}

const situations = (page: Page) => page.getByRole('navigation', { name: 'Situations' }).getByRole('link');

/** Situations that every unit has without its team writing them. */
const OF_EVERY_UNIT = ['pending', 'slow', 'against the backend'];

const units = (page: Page) => page.getByRole('navigation', { name: 'Units' }).getByRole('link');

async function expectShown(page: Page, unit: number): Promise<void> {
  await expect(units(page).nth(unit)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
}

for (const remote of PROGRAMS.filter((name) => name !== 'shell')) {
  const tag = remote === 'media' ? [] : ['@full'];
  test(
    `the first and the last unit of the release of ${remote} run alone from the store`,
    { tag },
    async ({ page, site, pageErrors }) => {
      const violations = await policyViolations(page);
      await page.goto(await standaloneAddress(site, remote));
      await expectShown(page, 0);
      expect(await violations()).toEqual([]);
      const last = (await units(page).count()) - 1;
      await units(page).nth(last).click();
      await expectShown(page, last);
      expect(await violations()).toEqual([]);
      expect(pageErrors).toEqual([]);
    },
  );

  // The gate renders each of them on the server, and tests of the remote check the texts.
  test(
    `each unit of the release of ${remote} runs alone from the store in its first situation`,
    { tag: '@full' },
    async ({ page, site, pageErrors }) => {
      const violations = await policyViolations(page);
      const address = await standaloneAddress(site, remote);
      await page.goto(address);
      const count = await units(page).count();
      for (let unit = 0; unit < count; unit += 1) {
        await page.goto(`${address}?unit=${unit}&fixture=0`);
        await expectShown(page, unit);
        expect(await violations()).toEqual([]);
      }
      expect(pageErrors).toEqual([]);
    },
  );
}

test(
  'every situation of a post shows, whatever pictures it refers to',
  { tag: '@full' },
  async ({ page, site, pageErrors }) => {
    const address = await standaloneAddress(site, 'blog');
    await page.goto(`${address}?unit=1`);
    const count = (await situations(page).count()) - OF_EVERY_UNIT.length;
    for (let fixture = 0; fixture < count; fixture += 1) {
      await page.goto(`${address}?unit=1&fixture=${fixture}`);
      await expect(page.locator('main h1')).toBeVisible();
    }
    expect(pageErrors).toEqual([]);
  },
);

test('the standalone page shows status and head, the loading state, and the fonts of the site', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.goto(await standaloneAddress(site, 'news'));
  await expect(page.getByRole('definition')).toHaveText(['200', 'Local News', /./, '/local-news']);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Newsreader' && status === 'loaded'),
      ),
    )
    .toBe(true);
  expect((await situations(page).allTextContents()).slice(-OF_EVERY_UNIT.length)).toEqual(OF_EVERY_UNIT);

  await situations(page).filter({ hasText: 'pending' }).click();
  await expect(page.getByText('Loading local news...')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('waiting for the load');

  await situations(page).filter({ hasText: 'slow' }).click();
  await expect(page.getByText('Loading local news...')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('200');
  await expect(page.getByText('Loading local news...')).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test(
  'axe finds no violation on the standalone page in any situation of any unit',
  { tag: '@full' },
  async ({ page, site }) => {
    const address = await standaloneAddress(site, 'news');
    for (const query of ['?unit=0', '?unit=0&pending', '?unit=3&pending']) {
      await page.goto(address + query);
      await expect(page.getByRole('definition').first()).toBeVisible();
      await expectNoViolationsAnywhere(page);
    }
  },
);

test('against the backend the standalone page shows the posts of the site that serves it', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.goto(await standaloneAddress(site, 'blog'));
  await situations(page).filter({ hasText: 'against the backend' }).click();
  await expect(page).toHaveURL(/&live/);
  await expect(page.locator('main h2, main h3').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('search engines are told not to index the standalone page', async ({ request, site }) => {
  const response = await request.get(await standaloneAddress(site, 'news'));
  expect(response.headers()['x-robots-tag']).toBe('noindex');
});
