import type { Page } from '@playwright/test';
import { PROGRAMS } from '../../scripts/programs.ts';
import type { RunningSite } from '../support/running-site.ts';
import { policyViolations } from '../support/policy-violations.ts';
import { expect, test } from '../support/test.ts';

async function standaloneAddress(site: RunningSite, remote: string): Promise<string> {
  const live = await site.store.live();
  const { releases } = await site.store.edition(live?.edition ?? '');
  return `/releases/${remote}/${releases[remote] ?? ''}/web/standalone/index.html`;
}

const situations = (page: Page) => page.getByRole('navigation', { name: 'Situations' }).getByRole('link');

const units = (page: Page) => page.getByRole('navigation', { name: 'Units' }).getByRole('link');

async function expectShown(page: Page, unit: number): Promise<void> {
  await expect(units(page).nth(unit)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
}

for (const remote of PROGRAMS.filter((name) => name !== 'shell')) {
  test(`the release of ${remote} runs alone from the store, its first unit and its last`, async ({
    page,
    site,
    complaints,
  }) => {
    const violations = await policyViolations(page);
    await page.goto(await standaloneAddress(site, remote));
    await expectShown(page, 0);
    expect(await violations()).toEqual([]);
    const last = (await units(page).count()) - 1;
    await units(page).nth(last).click();
    await expectShown(page, last);
    expect(await violations()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  // The gate renders each of them on the server, and the tests of the remote look at what they say.
  test(
    `the release of ${remote} runs alone from the store, each unit in its first situation`,
    { tag: '@full' },
    async ({ page, site, complaints }) => {
      const violations = await policyViolations(page);
      const address = await standaloneAddress(site, remote);
      await page.goto(address);
      const count = await units(page).count();
      for (let unit = 0; unit < count; unit += 1) {
        await page.goto(`${address}?unit=${unit}&fixture=0`);
        await expectShown(page, unit);
        expect(await violations()).toEqual([]);
      }
      expect(complaints).toEqual([]);
    },
  );
}

test(
  'every situation of a post shows, whatever pictures it names',
  { tag: '@full' },
  async ({ page, site, complaints }) => {
    const address = await standaloneAddress(site, 'blog');
    await page.goto(`${address}?unit=1`);
    const count = (await situations(page).count()) - 1;
    for (let fixture = 0; fixture < count; fixture += 1) {
      await page.goto(`${address}?unit=1&fixture=${fixture}`);
      await expect(page.locator('main h1')).toBeVisible();
    }
    expect(complaints).toEqual([]);
  },
);

test('against the backend it shows the posts of the site that serves it', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto(await standaloneAddress(site, 'blog'));
  await situations(page).filter({ hasText: 'against the backend' }).click();
  await expect(page).toHaveURL(/&live/);
  await expect(page.locator('main h2, main h3').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('it is for staff: search engines are told so', async ({ request, site }) => {
  const response = await request.get(await standaloneAddress(site, 'news'));
  expect(response.headers()['x-robots-tag']).toBe('noindex');
});
