import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_PLACES } from '../../shell/gate/browser/browser-places.mjs';
import { deferred } from '../support/deferred.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { fetchPage } from '../support/pages/read-html.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';

const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** How the current document was loaded; empty if it was not prefetched. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      deliveryType?: string;
    })[];
    return document?.deliveryType;
  });

/** Resolves when the browser has fetched a document ahead. */
async function fetchedAhead(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  await ready;
}

test('a sleeping page prefetches the document of a link under the pointer; a page that is awake prefetches none', async ({
  page,
  pageErrors,
  request,
}) => {
  await setConnection(page, SLOW);
  // A busy server refuses to render a page for a prefetch, so the page is rendered before.
  await fetchPage(request, '/faq');
  await page.goto('/about');
  await expect(rules(page)).toHaveCount(1);
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' });
  const ready = fetchedAhead(page);
  await link.hover();
  await ready;
  await link.click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  expect(await delivery(page)).toBe('navigational-prefetch');

  await expect(rules(page)).toHaveCount(1);
  await hydrated(page);
  await expect(rules(page)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('a page that wakes before it has loaded prefetches no document either', async ({ page }) => {
  await setConnection(page, SLOW);
  const { promise: held, resolve: arrive } = deferred();
  await page.route(/\/favicon-held$/, async (route) => {
    await held;
    await route.abort();
  });
  await page.addInitScript(() => {
    new Image().src = '/favicon-held';
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  // The shell's last step after the page has loaded; it would have added the prefetch rules before.
  const last = page.waitForRequest(/\/reader\.[^/]*js$/);
  arrive();
  await last;
  await expect(rules(page)).toHaveCount(0);
});

/** A full browser: the headless shell, in which most tests run, has no back/forward cache. */
const BROWSER = [...BROWSER_PLACES, chromium.executablePath()].find((place) => existsSync(place));

/** Playwright switches this cache off, so such tests start their own browser. */
function keepingBrowser() {
  return chromium.launch({
    ...(BROWSER === undefined ? {} : { executablePath: BROWSER }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

const NO_PAGE_CACHE = 'Only a full Chromium has a back/forward cache, and none is installed here.';

/** Navigates away without a script of the site, and back to the same document. */
async function awayAndBack(page: Page, meanwhile = async () => {}): Promise<void> {
  const heading = (await page.locator('h1').textContent()) ?? '';
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.evaluate(() => location.assign('/nowhere'));
  await expect(page.locator('h1')).toHaveText('Oops! Page not found');
  await meanwhile();
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText(heading);
  await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
}

// spec beyond: Back from a story, its list is open and the story in its place
test('Back restores a page from the back/forward cache as the reader left it, asleep or awake', async ({
  site,
}) => {
  test.skip(BROWSER === undefined, NO_PAGE_CACHE);
  const browser = await keepingBrowser();
  try {
    for (const state of ['asleep', 'awake']) {
      const page = await browser.newPage();
      await setConnection(page, SLOW);
      await page.goto(`${site.origin}/local-news`);
      if (state === 'awake') await hydrated(page);
      await page.getByText('See All 15 Articles').click();
      await awayAndBack(page);
      await expect(page.getByText('Show Less').first()).toBeVisible();
    }
  } finally {
    await browser.close();
  }
});

test(
  'a page from the back/forward cache shows what was saved meanwhile',
  { tag: '@full' },
  async ({ site }) => {
    test.skip(BROWSER === undefined, NO_PAGE_CACHE);
    const browser = await keepingBrowser();
    try {
      const page = await browser.newPage();
      await setConnection(page, SLOW);
      await page.addInitScript(() => {
        // The card would change the page, and any change would update the buttons.
        sessionStorage.setItem('donation-closed', 'yes');
        // Not every browser notifies a page in its cache.
        addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
      });
      const post = '/blog/how-to-read-a-storm';
      await page.goto(site.origin + post);
      const save = page.locator('[data-reading] [data-save]');
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await awayAndBack(page, () =>
        page.evaluate(
          (path) => localStorage.setItem('saved', JSON.stringify([{ path, title: 'How to read a storm' }])),
          post,
        ),
      );
      await expect(save).toHaveAttribute('aria-pressed', 'true');
    } finally {
      await browser.close();
    }
  },
);

test(
  'a page from the back/forward cache gets the text size and closed alerts of the page after it',
  { tag: '@full' },
  async ({ site }) => {
    test.skip(BROWSER === undefined, NO_PAGE_CACHE);
    const browser = await keepingBrowser();
    try {
      const page = await browser.newPage();
      await setConnection(page, SLOW);
      await page.goto(`${site.origin}/local-news`);
      await expect(page.locator('script[src*="/reader."]')).toBeAttached();
      await awayAndBack(page, () =>
        page.evaluate(() => {
          localStorage.setItem('text-size', '3');
          sessionStorage.setItem('alerts', 'alert-1');
        }),
      );
      await expect(page.locator('html')).toHaveAttribute('data-text', '3');
      await expect(page.locator('html')).toHaveAttribute('data-closed', 'alert-1');
    } finally {
      await browser.close();
    }
  },
);
