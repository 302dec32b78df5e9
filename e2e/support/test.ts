import { test as base, type Page } from '@playwright/test';
import { startChaosSite, type ChaosSite } from './chaos/chaos-site.ts';
import { startQaSite, type QaSite } from './qa-site.ts';
import { startRadioStation, type RadioStation } from './radio-station.ts';
import { startSite, type RunningSite } from './running-site.ts';
import { startScriptedSite, type ScriptedSite } from './scripted-site.ts';
import { startStaticReleases } from './static-releases.ts';

export { expect } from '@playwright/test';

/**
 * Sites that tests share. Each is started by the first test of a worker that asks for it, and stays until the worker ends.
 * All of them stand here: Playwright starts a new worker, and with it new sites, where a test knows other fixtures of workers.
 */
interface Sites {
  /** As `npm start` leaves it, with the sample news. */
  site: RunningSite;
  /** The same, on an address of its own, with a station that the test turns on and off. */
  radio: { site: RunningSite; station: RadioStation };
  /** Outside services that answer what the test says, and nothing kept from one request to the next. */
  scriptedServices: ScriptedSite;
  /** With a release of news in its store that only a QA link shows. */
  qaSite: QaSite;
  /** With a release of static that has the built one before it. */
  staticSite: RunningSite;
  /** Every remote fails when it is told to, and has a release before that works. */
  chaos: ChaosSite;
  /** The same with no release before: what fails has nothing to give way to. */
  firstEver: ChaosSite;
}

interface Fixtures {
  /** What the browser complained about on this page: console errors, uncaught errors, failed hydration. */
  complaints: string[];
  /** `scriptedServices`, with none of the answers that an earlier test gave. */
  scripted: ScriptedSite;
}

export const test = base.extend<Fixtures, Sites>({
  site: shared(startSite),
  radio: shared(async () => {
    const station = await startRadioStation();
    const site = await startSite({ RADIO_UPSTREAM: station.url });
    return {
      site,
      station,
      stop: async () => {
        await site.stop();
        await station.stop();
      },
    };
  }),
  scriptedServices: shared(startScriptedSite),
  qaSite: shared(startQaSite),
  staticSite: shared(startStaticReleases),
  chaos: shared(startChaosSite),
  firstEver: shared(() => startChaosSite({ withPrevious: false })),
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
  scripted: async ({ scriptedServices }, use) => {
    scriptedServices.forget();
    await use(scriptedServices);
  },
});

/** Something of a worker's, started with the first test that asks for it. */
function shared<Started extends { stop: () => Promise<void> }>(
  start: () => Promise<Started>,
): [
  (none: object, use: (started: Started) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] {
  return [
    // Playwright reads from the parameters which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = await start();
      await use(started);
      await started.stop();
    },
    // Time of its own: what a busy machine takes to start a site is not taken from the first test.
    { scope: 'worker', timeout: 120_000 },
  ];
}

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
