import type { Page } from '@playwright/test';
import path from 'node:path';
import { releasePrefix } from '../../shell/store/object-keys.ts';
import { failures, uncaught } from '../chaos/browser-failures.ts';
import { INTRUDER } from '../support/chaos/browser-faults.ts';
import {
  GUEST_BROWSER_FAULTS,
  GUEST_SERVER_FAULTS,
  type GuestServerFault,
} from '../support/guests/guest-faults.ts';
import { GUEST_CASES } from '../support/guests/guest-matrix.ts';
import { followLink } from '../support/browser/follow-link.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { CROSSWORD, QUIZ, type Guest, type GuestSite } from '../support/guests/guest-site.ts';
import { promoteUnchecked, untilTaken } from '../support/promote-unchecked.ts';
import { expect, hydrated, test as base } from '../support/test.ts';

const test = base.extend({ baseURL: async ({ guestSite }, use) => use(guestSite.origin) });

/** Each script is requested twice, with a deadline of 8 seconds each time; a hanging server file has 10. */
const afterDeadlines = expect.configure({ timeout: 60_000 });

/** 10 seconds, doubled each time it fails again. */
const AFTER_QUARANTINE = { timeout: 60_000 };

/** How a reader gets to the guest. */
const MOMENTS: Readonly<Record<'first load' | 'navigation', (page: Page, guest: Guest) => Promise<unknown>>> =
  {
    'first load': (page, guest) => page.goto(`/${guest.name}`, { waitUntil: 'commit' }),
    navigation: async (page, guest) => {
      await page.goto('/radio');
      await hydrated(page);
      await followLink(page, `/${guest.name}`);
    },
  };

for (const { fault: name, guest, side, moment, tag } of GUEST_CASES) {
  if (side !== 'browser') continue;
  const fault = GUEST_BROWSER_FAULTS[name];
  if ('none' in fault) continue;
  const { cause, stage, moves } = fault;
  const shown = moment === 'navigation' ? fault.navigation : fault.firstLoad;

  test(
    `${guest.name} in the browser, ${name}, ${moment}: readers get a working release, and a reload heals it`,
    { tag },
    async ({ page, guestSite: site, pageErrors }) => {
      const version = site.versions.get(guest)?.newest ?? '';
      const repair = await cause({ page, origin: site.origin, guest, version });
      await MOMENTS[moment](page, guest);
      if (shown === 'newest') {
        await afterDeadlines(page.locator('main')).toContainText(guest.words.newest);
        await hydrated(page);
        expect(await failures(page)).toEqual([]);
      } else {
        await afterDeadlines(page.locator('main')).toContainText(guest.words.before);
        expect(await failures(page)).toEqual([expect.objectContaining({ stage, fellBackTo: 'previous' })]);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${guest.name}`);
      expect(await page.evaluate((global) => global in globalThis, INTRUDER)).toBe(false);
      if (!moves) expect(await layoutShifts(page)).toEqual([]);
      // With the scripts of its own release.
      await useIt(page, guest);
      expect(uncaught(pageErrors)).toEqual([]);

      await repair();
      await page.reload();
      await hydrated(page);
      await expect(page.locator('main')).toContainText(guest.words.newest);
      expect(await failures(page)).toEqual([]);
    },
  );
}

async function useIt(page: Page, guest: Guest): Promise<void> {
  if (guest === QUIZ) await page.getByLabel('The western meadowlark').check();
  else await page.getByLabel('1 across, letter 1 of 5').press('P');
  await expect(page.getByText(guest === QUIZ ? 'Right.' : 'Arrow keys')).toBeVisible();
}

for (const { fault: name, guest, side, moment, tag } of GUEST_CASES) {
  if (side !== 'server') continue;
  const fault = GUEST_SERVER_FAULTS[name];
  if ('none' in fault) continue;

  test(
    `${guest.name} on the server, ${name}, ${moment}: readers get a working release, and the failed one recovers`,
    { tag },
    async ({ page, guestSite: site, pageErrors }) => {
      const { version, repair } = await breakOnServer(site, guest, fault);
      const newest = site.versions.get(guest)?.newest ?? '';
      const expected = moment === 'navigation' ? fault.navigation : fault.firstLoad;
      try {
        await MOMENTS[moment](page, guest);
        await afterDeadlines(stylesOf(page, guest, expected === 'newest' ? version : newest)).not.toHaveCount(
          0,
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${guest.name}`);
        await hydrated(page);
        await useIt(page, guest);
        expect(await failures(page)).toEqual([]);
        expect(uncaught(pageErrors)).toEqual([]);
        expect((await page.request.get('/radio')).status()).toBe(200);
      } finally {
        await repair();
      }
      if (fault.when === 'taken' && fault.heals === 'when repaired')
        await expect.poll(() => isServed(page, guest, version), AFTER_QUARANTINE).toBe(true);
      // A release that was bad when promoted recovers only with another release.
      await untilTaken(site, await promoteUnchecked(site.store, { [guest.name]: newest }));
      await page.goto(`/${guest.name}`);
      await expect(stylesOf(page, guest, newest)).not.toHaveCount(0);
    },
  );
}

async function isServed(page: Page, { name }: Guest, version: string): Promise<boolean> {
  const html = await (await page.request.get(`/${name}`)).text();
  return html.includes(`/releases/${name}/${version}/`);
}

/** The style sheets of a release of the guest: server and browser put them into its room. */
function stylesOf(page: Page, { name }: Guest, version: string) {
  return page.locator(`main link[href*="/releases/${name}/${version}/"]`);
}

/** Makes a release live that fails on the server. The newest build is then its previous release. */
async function breakOnServer(
  site: GuestSite,
  guest: Guest,
  fault: GuestServerFault,
): Promise<{ version: string; repair: () => Promise<void> }> {
  const version = await site.publishAgain(guest, fault.when === 'running' ? fault.code : undefined);
  const folder = path.join(site.folder, releasePrefix(guest.name, version));
  const repair = fault.when === 'taken' ? await fault.damage(folder) : async () => {};
  await untilTaken(site, await promoteUnchecked(site.store, { [guest.name]: version }));
  return { version, repair };
}

test('a guest whose server file keeps throwing is quarantined', async ({ request, guestSite: site }) => {
  const { name, words } = CROSSWORD;
  const newest = site.versions.get(CROSSWORD)?.newest ?? '';
  const code = "exports.render = () => { throw new Error('Told to throw.'); };";
  const version = await site.publishAgain(CROSSWORD, code);
  await untilTaken(site, await promoteUnchecked(site.store, { [name]: version }));
  for (let view = 0; view < 3; view += 1)
    expect(await (await request.get(`/${name}`)).text()).toContain(words.newest);
  await expect
    .poll(async () => (await site.store.quarantined()).map((bad) => `${bad.name}@${bad.version}`))
    .toContain(`${name}@${version}`);
  await untilTaken(site, await promoteUnchecked(site.store, { [name]: newest }));
});
