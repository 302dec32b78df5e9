import type { Page } from '@playwright/test';
import { BROWSER_FAULTS, INTRUDER } from '../support/chaos/browser-faults.ts';
import { CHAOS_REMOTES, anotherRemote, followTo, type ChaosRemote } from '../support/chaos/chaos-remotes.ts';
import type { ChaosSite, Victim } from '../support/chaos/chaos-site.ts';
import { test } from './chaos-test.ts';
import { expectFrameWorks, expectNoPageErrors, expectOthersWork, expectShown } from './expectations.ts';
import { FAULT_NAMES } from '../support/chaos/fault-names.ts';
import { tagsOf } from '../support/chaos/matrix.ts';
import { replaceFailing } from '../support/chaos/break-releases.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { setConnection, SLOW } from '../support/browser/network.ts';
import { expect, hydrated, wake } from '../support/test.ts';
import { failures } from './browser-failures.ts';

for (const remote of CHAOS_REMOTES.filter(({ hydrates }) => !hydrates))
  test(`${remote.name}: a first load requests none of its scripts, so a fault in them cannot affect it`, async ({
    page,
    chaos,
    pageErrors,
  }) => {
    const victim = chaos.newest(remote.name);
    // On a fast connection the page would prefetch the likely next one, which may be a page of the same remote.
    await setConnection(page, SLOW);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/releases/${remote.name}/`)) requested.push(request.url());
    });
    await page.goto(remote.path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expectShown(page, remote, victim, 'newest');
    expect(requested.filter((address) => address.endsWith('.js'))).toEqual([]);
    expectNoPageErrors(pageErrors);
  });

for (const name of FAULT_NAMES) {
  const fault = BROWSER_FAULTS[name];
  if ('none' in fault) continue;
  const { cause, firstLoad, navigation } = fault;
  const stage = name === 'throws when rendered in the browser' ? 'render' : 'script';

  test.describe(`in the browser, ${name}`, () => {
    test.beforeEach(({ chaos }) => replaceFailing(chaos));

    for (const remote of CHAOS_REMOTES) {
      const one = { fault: name, remote: remote.name, side: 'browser' } as const;
      if (typeof firstLoad === 'string' && remote.hydrates)
        test(
          `${remote.name}, first load`,
          { tag: tagsOf({ ...one, moment: 'first load' }) },
          async ({ page, request, chaos, pageErrors }) => {
            const victim = chaos.newest(remote.name);
            const repair = await cause({ page, site: chaos, remote, victim });
            // Hanging scripts would delay the `load` event.
            const response = await page.goto(remote.path, { waitUntil: 'commit' });
            expect(response?.status()).toBe(200);
            // The page is readable before any script of the remote arrives.
            await expect(page.locator('main h1')).toHaveText(remote.heading);
            await wake(page);
            await expectShown(page, remote, victim, firstLoad);
            await hydrated(page);
            await expectFailures(page, firstLoad, stage);
            await expectHealthy(page, remote, chaos, request, pageErrors);

            await repair();
            await expectHealed(page, remote, victim);
          },
        );

      test(
        `${remote.name}, navigation`,
        { tag: tagsOf({ ...one, moment: 'navigation' }) },
        async ({ page, request, chaos, pageErrors }) => {
          const victim = chaos.newest(remote.name);
          await page.goto(anotherRemote(remote.name).path);
          await hydrated(page);
          const repair = await cause({ page, site: chaos, remote, victim });
          await followTo(page, remote);
          await expectShown(page, remote, victim, navigation);
          await expectFailures(page, navigation, stage);
          await expectHealthy(page, remote, chaos, request, pageErrors);

          await repair();
          await expectHealed(page, remote, victim);
        },
      );
    }
  });
}

async function expectHealthy(
  page: Page,
  remote: ChaosRemote,
  chaos: ChaosSite,
  request: Parameters<typeof expectOthersWork>[0],
  pageErrors: readonly string[],
): Promise<void> {
  expect(await page.evaluate((name) => name in globalThis, INTRUDER)).toBe(false);
  expect(await layoutShifts(page)).toEqual([]);
  await expectOthersWork(request, chaos, remote);
  await expectFrameWorks(page, remote);
  expectNoPageErrors(pageErrors);
}

/** Expects the newest release after a new load. */
async function expectHealed(page: Page, remote: ChaosRemote, victim: Victim): Promise<void> {
  await page.goto(remote.path);
  await hydrated(page);
  await expectShown(page, remote, victim, 'newest');
  await expectFailures(page, 'newest');
}

/** Expects the failures that the page recorded for its reports. */
async function expectFailures(
  page: Page,
  shown: 'newest' | 'previous',
  stage: 'script' | 'render' = 'script',
): Promise<void> {
  const noted = (await failures(page)).map(({ stage: at, fellBackTo }) => ({ stage: at, fellBackTo }));
  expect(noted).toEqual(shown === 'previous' ? [{ stage, fellBackTo: 'previous' }] : []);
}
