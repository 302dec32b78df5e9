import { test as base, type Page } from '@playwright/test';
import { startChaosSite, type ChaosSite } from './chaos/chaos-site.ts';
import { startGuestSite, type GuestSite } from './guests/guest-site.ts';
import { startQaSite, type QaSite } from './qa-site.ts';
import { startSite, type RunningSite } from './running-site.ts';
import { startScriptedSite, type ScriptedSite } from './scripted-site.ts';
import { startStaticReleases } from './static-releases.ts';

export { expect } from '@playwright/test';

/**
 * Sites that tests share, each started on first use in a worker. They are all declared here, because Playwright starts a
 * new worker, and so new sites, for a different set of worker fixtures.
 */
interface Sites {
  /** As started by `npm start`, with the sample news. */
  site: RunningSite;
  /** With scripted feeds, blog and radio station, and without a page cache. Use the fixture `scripted`. */
  scriptedServices: ScriptedSite;
  /** With unpromoted releases that only QA links show. */
  qaSite: QaSite;
  /** With a newer release of static; the built one is the previous release. */
  staticSite: RunningSite;
  /** With both guests of `examples/guest`, each with a previous release. */
  guestSite: GuestSite;
  /** Every remote can be made to fail, and has a working previous release. */
  chaos: ChaosSite;
  /** The same without previous releases. */
  firstReleases: ChaosSite;
}

interface Fixtures {
  /** Console errors and uncaught errors of `page`, including failed hydration. */
  pageErrors: string[];
  /** `scriptedServices`, reset to its default responses. */
  scripted: ScriptedSite;
}

export const test = base.extend<Fixtures, Sites>({
  site: shared(startSite),
  scriptedServices: shared(startScriptedSite),
  qaSite: shared(startQaSite),
  staticSite: shared(startStaticReleases),
  guestSite: shared(startGuestSite),
  chaos: shared(startChaosSite),
  firstReleases: shared(() => startChaosSite({ withPrevious: false })),
  baseURL: async ({ site }, use) => use(site.origin),
  pageErrors: async ({ page }, use) => use(errorsOf(page)),
  scripted: async ({ scriptedServices }, use) => {
    scriptedServices.reset();
    await use(scriptedServices);
  },
});

/** A worker fixture, started on first use. */
function shared<Started extends { stop: () => Promise<void> }>(
  start: () => Promise<Started>,
): [
  (none: object, use: (started: Started) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] {
  return [
    // Playwright derives the required fixtures from the parameters; the empty pattern requires none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = await start();
      await use(started);
      await started.stop();
    },
    // A separate timeout, so that a slow start does not count against the first test.
    { scope: 'worker', timeout: 120_000 },
  ];
}

/** Errors of a page from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return errors;
}

/** Wakes the page without waiting for hydration: for tests in which a script does not arrive. */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { meadowlark } = window as { meadowlark?: { wake: () => Promise<void> } };
    void meadowlark?.wake();
    return meadowlark !== undefined;
  });
}

/** Wakes the page and all its units, as a reader would, and resolves when the shell is awake. */
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
