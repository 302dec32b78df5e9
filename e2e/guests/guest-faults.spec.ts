import type { Page, Route } from '@playwright/test';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote } from '../../shell/server/store/promote.ts';
import { failures, uncaught } from '../chaos/browser-failures.ts';
import { followLink } from '../support/browser/follow-link.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import {
  CROSSWORD,
  publishGuest,
  QUIZ,
  THROWS_COOKIE,
  type Guest,
  type GuestSite,
} from '../support/examples/guest-site.ts';
import { expect, hydrated, test as base } from '../support/test.ts';

const test = base.extend({ baseURL: async ({ guestSite }, use) => use(guestSite.origin) });

/** All scripts are asked for twice, each time with a deadline of 8 seconds. */
const AFTER_THE_DEADLINES = { timeout: 60_000 };
const INTRUDER = 'intruder';
const who = { by: 'a test', note: '' };

interface Fault {
  tag: string[];
  stage: 'script' | 'render';
  /** What happens to scripts whose name fits. */
  scripts?: [name: RegExp, answer: (route: Route) => Promise<void>];
}

const STYLES_ALTERED = 'its style sheet was altered';
const ENTRY = /\/remoteEntry\.js/;
const CHUNK = /\/(?:__federation_expose_Crossword|assets\/quiz)[^/]*\.js/;
const alter = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\nglobalThis.${INTRUDER} = true;` });
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'its container is missing': {
    tag: [],
    stage: 'script',
    scripts: [ENTRY, (route) => route.fulfill({ status: 404, body: 'There is no such file.' })],
  },
  'its container was altered': { tag: ['@full'], stage: 'script', scripts: [ENTRY, alter] },
  'a script that the container loads was altered': { tag: [], stage: 'script', scripts: [CHUNK, alter] },
  [STYLES_ALTERED]: {
    tag: ['@full'],
    stage: 'script',
    scripts: [
      /\.css/,
      async (route) => route.fulfill({ contentType: 'text/css', body: 'body { display: none }' }),
    ],
  },
  'its container hangs': { tag: ['@full'], stage: 'script', scripts: [ENTRY, async () => {}] },
  'it throws when it is mounted': { tag: [], stage: 'render' },
};

/** How a reader comes to the guest. */
const MOMENTS: Readonly<Record<string, (page: Page, guest: Guest) => Promise<unknown>>> = {
  'first load': (page, guest) => page.goto(`/${guest.name}`, { waitUntil: 'commit' }),
  navigation: async (page, guest) => {
    await page.goto('/radio');
    await hydrated(page);
    await followLink(page, `/${guest.name}`);
  },
};

for (const guest of [CROSSWORD, QUIZ])
  for (const [moment, open] of Object.entries(MOMENTS))
    for (const [what, { tag, stage, scripts }] of Object.entries(FAULTS))
      test(
        `${guest.name}, ${moment}, ${what}: the release before is shown, and a reload heals`,
        { tag: moment === 'navigation' && stage === 'script' ? '@full' : tag },
        async ({ page, guestSite, pageErrors }) => {
          const repair = await cause(page, guestSite, guest, scripts);
          await open(page, guest);
          await expect(page.locator('main')).toContainText(guest.words.before, AFTER_THE_DEADLINES);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${guest.name}`);
          expect(await failures(page)).toEqual([expect.objectContaining({ stage, fellBackTo: 'previous' })]);
          expect(await page.evaluate((name) => name in globalThis, INTRUDER)).toBe(false);
          // Before, the server's HTML of the crossword stands there unstyled.
          if (what !== STYLES_ALTERED) expect(await layoutShifts(page)).toEqual([]);
          expect(uncaught(pageErrors)).toEqual([]);
          // It works, with scripts of its own release.
          if (guest === QUIZ) await page.getByLabel('The western meadowlark').check();
          else await page.getByLabel('1 across, letter 1 of 5').press('P');
          await expect(page.getByText(guest === QUIZ ? 'Right.' : 'Arrow keys')).toBeVisible();

          await repair();
          await page.reload();
          await hydrated(page);
          await expect(page.locator('main')).toContainText(guest.words.newest);
          expect(await failures(page)).toEqual([]);
        },
      );

async function cause(
  page: Page,
  site: GuestSite,
  guest: Guest,
  scripts: Fault['scripts'],
): Promise<() => Promise<void>> {
  if (!scripts) {
    await page.context().addCookies([{ name: THROWS_COOKIE, value: guest.name, url: site.origin }]);
    return () => page.context().clearCookies();
  }
  const [name, answer] = scripts;
  const address = new RegExp(
    `/releases/${guest.name}/${site.versions.get(guest)?.newest ?? ''}/.*${name.source}`,
  );
  await page.route(address, answer);
  return () => page.unroute(address);
}

const SERVER_FAULTS: Readonly<Record<string, string>> = {
  throws: "exports.render = () => { throw new Error('Told to throw.'); };",
  'loops for ever': 'exports.render = () => { for (;;); };',
};

for (const [what, code] of Object.entries(SERVER_FAULTS))
  test(`crossword, its server file ${what}: readers get the release before, and the bad one is quarantined`, async ({
    request,
    guestSite: site,
  }) => {
    const read = async () => (await request.get('/crossword')).text();
    const folder = await mkdtemp(path.join(tmpdir(), 'guest-'));
    await cp(site.crosswordBuild, folder, { recursive: true });
    await writeFile(path.join(folder, 'server.cjs'), code);
    const version = await publishGuest(site.store, folder);
    const { edition } = await promote(site.store, { releases: { crossword: version } }, who);
    await expect.poll(() => site.log()).toContain(`"edition":"${edition}"`);
    for (let view = 0; view < 3; view += 1) expect(await read()).toContain(CROSSWORD.words.newest);
    await expect
      .poll(async () => (await site.store.quarantined()).map((bad) => `${bad.name}@${bad.version}`))
      .toContain(`crossword@${version}`);
    await rm(folder, { recursive: true, force: true });
  });
