import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';

/** Documents and scripts of the router that the page requests from now on. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) requested.push(`document ${pathname}${search}`);
    else if (pathname.endsWith('/router.js')) requested.push('router');
  });
  return requested;
}

const historyLength = (page: Page) => page.evaluate(() => history.length);
const search = async (page: Page, words: string) => {
  await page.getByPlaceholder('Search FAQs...').fill(words);
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/faq?q=${words}`);
};

test('while the shell sleeps, a router link loads a document, and the router is not loaded', async ({
  page,
}) => {
  await setConnection(page, SLOW);
  const requested = requestsOf(page);
  await page.goto('/faq?q=snowshoe');
  await page.getByRole('link', { name: 'view all questions' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main [name] > summary')).toHaveCount(100);
  expect(requested).toEqual(['document /faq?q=snowshoe', 'document /faq']);
});

test('when the shell is awake, router links and navigations are soft, and a second search replaces the history entry of the first', async ({
  page,
  pageErrors,
}) => {
  await setConnection(page, SLOW);
  const requested = requestsOf(page);
  await page.goto('/faq?q=snowshoe');
  await hydrated(page);
  // Fetched together with the unit's script, not after it.
  expect(await page.locator('#wake-plan').textContent()).toMatch(/\/router\.js/);
  const before = await historyLength(page);
  await page.getByRole('link', { name: 'view all questions' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main [name] > summary')).toHaveCount(100);
  expect(await historyLength(page)).toBe(before);

  await search(page, 'siren');
  await expect(page.locator('main')).toBeFocused();
  await search(page, 'storm');
  await expect(page.getByText(/^\d+ of 100 questions$/)).toBeVisible();
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main [name] > summary')).toHaveCount(100);
  expect(requested).toEqual(['document /faq?q=snowshoe', 'router']);
  expect(pageErrors).toEqual([]);
});

test('pages whose units do not import the router never request it; the first that does gets it with its script', async ({
  page,
  pageErrors,
}) => {
  await setConnection(page, SLOW);
  const requested = requestsOf(page);
  const footer = page.locator('footer');
  await page.goto('/radio');
  await hydrated(page);
  for (const name of ['Books', 'Local News']) {
    await footer.getByRole('link', { name, exact: true }).first().dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText(name);
  }
  expect(requested).not.toContain('router');
  await footer.getByRole('link', { name: 'FAQ', exact: true }).first().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await search(page, 'siren');
  await expect(page.locator('main [name] > summary')).toHaveCount(2);
  expect(requested).toEqual(['document /radio', 'router']);
  expect(pageErrors).toEqual([]);
});
