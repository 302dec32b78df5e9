import { test as base, type Page } from '@playwright/test';
import { startSite, type RunningSite } from './running-site.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What the browser complained about on this page: console errors, uncaught errors, failed hydration. */
  complaints: string[];
}

/** Every worker has one site with the sample news; every test hears what the browser complains about. */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    // Playwright reads from the parameters which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    // Time of its own: what a busy machine takes to start a site is not taken from the first test.
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
});

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
}

/** Wakes the page and waits for nothing: for tests in which something that it wakes with does not come. */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { meadowlark } = window as { meadowlark?: { wake: () => Promise<void> } };
    void meadowlark?.wake();
    return meadowlark !== undefined;
  });
}

/**
 * Wakes the page, which may sleep on until somebody turns to it, and resolves when the shell is awake and every unit that
 * is hydrated at once is live. Units with another policy are turned to as a reader would.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { meadowlark } = window as { meadowlark?: { wake: () => Promise<void>; isAwake: boolean } };
    if (!meadowlark) return false;
    void meadowlark.wake();
    for (const unit of document.querySelectorAll('[data-unit]'))
      unit.dispatchEvent(new Event('meadowlark:wanted', { bubbles: true }));
    return meadowlark.isAwake;
  });
}
