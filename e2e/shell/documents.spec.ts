import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_PLACES } from '../../shell/server/gate/browser/browser-places.mjs';
import { hold } from '../support/hold.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { POOR, tellConnection } from './told-connection.ts';

const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** How the document shown has come; empty for one that was asked for when it was wanted. */
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

test('asleep, the document behind a link is fetched while the pointer rests on it; awake, none is any more', async ({
  page,
  complaints,
}) => {
  await tellConnection(page, POOR);
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
  expect(complaints).toEqual([]);
});

test('awake before the page has loaded, no document is fetched ahead either', async ({ page }) => {
  await tellConnection(page, POOR);
  const { released: held, letGo: arrive } = hold();
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
  // What the shell does after the load of the page ends with this; the rules would have come before it.
  const last = page.waitForRequest(/\/reports\.[^/]*js$/);
  arrive();
  await last;
  await expect(rules(page)).toHaveCount(0);
});

/** A whole browser: the one without windows that most tests run in keeps no pages. */
const BROWSER = [...BROWSER_PLACES, chromium.executablePath()].find((place) => existsSync(place));

test('going back to a page shows it as the reader left it, asleep or awake: the browser has kept it', async ({
  site,
}) => {
  test.skip(BROWSER === undefined, 'Only a whole Chromium keeps pages, and none is installed here.');
  // Playwright switches this cache off, so this test has a browser of its own.
  const browser = await chromium.launch({
    ...(BROWSER === undefined ? {} : { executablePath: BROWSER }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const state of ['asleep', 'awake']) {
      const page = await browser.newPage();
      await tellConnection(page, POOR);
      await page.goto(`${site.origin}/local-news`);
      if (state === 'awake') await hydrated(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      // Nothing of the site's own is between the two documents.
      await page.evaluate(() => location.assign('/nowhere'));
      await expect(page.locator('h1')).toHaveText('Oops! Page not found');
      await page.evaluate(() => history.back());
      await expect(page.locator('h1')).toHaveText('Local News');
      await expect
        .poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted), state)
        .toBe(true);
    }
  } finally {
    await browser.close();
  }
});
