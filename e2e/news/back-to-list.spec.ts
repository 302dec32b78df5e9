import type { APIResponse, Page } from '@playwright/test';
import { FAST, SAVE_DATA, setConnection } from '../support/browser/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Every list that "See All" opens. */
const LISTS = [
  { path: '/', more: 'See All 15 Local Articles' },
  { path: '/', more: 'See All 15 National Articles' },
  ...[
    '/local-news',
    '/national-news',
    '/world-news',
    '/politics',
    '/business',
    '/technology',
    '/automotive',
    '/real-estate',
  ].map((path) => ({ path, more: 'See All 15 Articles' })),
];

/**
 * Serves every request for the list with its first response. A cached page is rendered again after a minute in another
 * order (specification, section 4), which would move the story.
 */
async function keepOrder(page: Page, path: string): Promise<void> {
  let first: APIResponse | undefined;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      first ??= await route.fetch();
      await route.fulfill({ response: first });
    },
  );
}

/** Opens a list and follows its last story. Returns the story's link and position. */
async function openLastStory(page: Page, more: string) {
  const list = page.locator('main details').filter({ hasText: more });
  await list.locator('summary').click();
  const href = await list.locator('article a').last().getAttribute('href');
  const story = page.locator(`main details article a[href="${href}"]`);
  const top = () => story.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await story.scrollIntoViewIfNeeded();
  const before = await top();
  await story.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { story, top, before };
}

/** Expects the list to be open and the story at the same position on the screen. */
async function expectReturned(page: Page, { story, top, before }: Awaited<ReturnType<typeof openLastStory>>) {
  await expect(story).toBeInViewport();
  await expect.poll(top).toBe(before);
  await expect(page.getByText('Show Less').and(page.locator(':visible'))).toHaveCount(2);
}

for (const { path, more } of LISTS) {
  const tag = path === '/local-news' || more === LISTS[0]?.more ? [] : ['@full'];
  // spec beyond: Back from a story, its list is open and the story in its place
  test(
    `${path}: back from a story after "${more}", asleep and awake, the list is open and the story at its position`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: path === '/' ? 390 : 1280, height: 800 });
      await setConnection(page, SAVE_DATA);
      await keepOrder(page, path);
      const navigates = () => page.evaluate(() => window.meadowlark?.navigates);
      await page.goto(path);
      const asleep = await openLastStory(page, more);
      await page.goBack();
      await expectReturned(page, asleep);
      expect(await navigates()).toBe(false);

      // The list is open already, and stays open when the page wakes.
      await hydrated(page);
      await expectReturned(page, asleep);
      await page.getByText('Show Less').and(page.locator(':visible')).first().click();
      const awake = await openLastStory(page, more);
      expect(await navigates()).toBe(true);
      await page.goBack();
      await expectReturned(page, awake);
      await page.goForward();
      await page.goBack();
      await expectReturned(page, awake);
    },
  );
}

test('a list that was open when the page woke, and closed after that, is closed on Back', async ({
  page,
}) => {
  await setConnection(page, SAVE_DATA);
  await page.goto('/local-news');
  const list = page.locator('main details[data-see-all]').first();
  await list.locator('summary').click();
  await hydrated(page);
  await expect(list).toHaveAttribute('open');
  await list.locator('summary').click();
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/article/);
  await page.goBack();
  await expect(page).toHaveURL(/local-news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local News');
  await expect(list).not.toHaveAttribute('open');
});

// spec beyond: Back from a story, its list is open and the story in its place
test('a list opened while the page is awake is open after Back from another document, and a list closed again stays closed', async ({
  page,
}) => {
  await setConnection(page, SAVE_DATA);
  await keepOrder(page, '/business');
  await page.goto('/business');
  await hydrated(page);
  const left = await openLastStory(page, 'See All 15 Articles');
  // Story and list are separate documents.
  await page.reload();
  await page.goBack();
  await expectReturned(page, left);
  expect(await page.evaluate(() => window.meadowlark?.navigates)).toBe(false);

  await page.getByText('Show Less').first().click();
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/article\//);
  await page.goBack();
  await expect(page.getByText('See All 15 Articles')).toBeVisible();
});

test('a list is closed when its section is pressed again, as after Back from a story that was followed then', async ({
  page,
}) => {
  await setConnection(page, SAVE_DATA);
  await keepOrder(page, '/business');
  await page.goto('/about');
  await hydrated(page);
  const press = async () => {
    const loaded = page.waitForResponse(/\/_data\/[^/]+\/business/);
    await page.locator('[data-frame] a[href="/business"]:visible').first().click();
    await loaded;
    await expect(page.locator('main')).toBeFocused();
  };
  await press();
  await page.getByText('See All 15 Articles').click();
  await press();
  const list = page.locator('main details[data-see-all]');
  await expect(list).not.toHaveAttribute('open');
  const story = page.locator('main article a').first();
  await story.click();
  await expect(page).toHaveURL(/\/article\//);
  await page.goBack();
  await expect(story).toBeFocused();
  await expect(list).not.toHaveAttribute('open');
});

test('a list opened before the reader follows a fragment link is still open after Back', async ({ page }) => {
  await setConnection(page, SAVE_DATA);
  await page.goto('/business');
  await page.getByText('See All 15 Articles').click();
  await page.getByRole('link', { name: 'Skip to the news' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/business#main');
  await page.locator('main details article a').last().click();
  await expect(page).toHaveURL(/\/article\//);
  await page.goBack();
  await expect(page.getByText('Show Less').first()).toBeVisible();
});

// spec beyond: Back from a story, its list is open and the story in its place
test('back from a story, the list is where it was, even if its fonts loaded after its first paint', async ({
  page,
}) => {
  await setConnection(page, FAST);
  await keepOrder(page, '/politics');
  await page.goto('/politics');
  await expect(page.locator('html')).toHaveAttribute('data-faces');
  await hydrated(page);
  const left = await openLastStory(page, 'See All 15 Articles');
  await page.goBack();
  await expectReturned(page, left);
});

// spec beyond: Back leads to the link that was followed, also where the page has others to the same address
test('back from a section that a story links to twice, the reader is at the link that was followed, asleep and awake', async ({
  page,
}) => {
  await setConnection(page, SAVE_DATA);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/local-news');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/article\//);
  const links = page.locator('main a[href="/local-news"]');
  expect(await links.count()).toBeGreaterThan(1);
  for (const state of ['asleep', 'awake']) {
    if (state === 'awake') await hydrated(page);
    await links.last().scrollIntoViewIfNeeded();
    await links.last().click();
    await expect(page).toHaveURL('/local-news');
    await page.goBack();
    await expect(page).toHaveURL(/\/article\//);
    await expect(links.last(), state).toBeInViewport();
    await expect(links.first(), state).not.toBeInViewport();
  }
});
