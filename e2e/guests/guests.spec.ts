import type { Page } from '@playwright/test';
import { followLink } from '../support/browser/follow-link.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { editionCommand } from '../support/commands/edition-command.ts';
import { CROSSWORD, QUIZ, type Guest } from '../support/guests/guest-site.ts';
import { expect, hydrated, test as base } from '../support/test.ts';

const test = base.extend({ baseURL: async ({ guestSite }, use) => use(guestSite.origin) });

async function solve(page: Page): Promise<void> {
  await page.getByLabel('1 across, letter 1 of 5').focus();
  await page.keyboard.type('press');
  await page.getByLabel('1 down, letter 1 of 5').press('Space');
  await page.keyboard.type('plain');
  await page.getByLabel('2 down, letter 1 of 5').press('Space');
  await page.keyboard.type('event');
  await page.getByLabel('3 down, letter 1 of 5').press('Space');
  await page.keyboard.type('sites');
  await page.getByLabel('4 across, letter 1 of 5').focus();
  await page.keyboard.type('alert');
  await page.getByLabel('5 across, letter 2 of 5').focus();
  await page.keyboard.type('xte');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 letter wrong' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('o');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Solved. Well done!')).toBeVisible();
}

async function answer(page: Page): Promise<void> {
  await page.getByLabel('The western meadowlark').check();
  await expect(page.getByText('Right. The western meadowlark')).toBeVisible();
  await expect(page.getByText('1 of 5 answered.')).toBeVisible();
}

const USES: readonly [Guest, (page: Page) => Promise<void>][] = [
  [CROSSWORD, solve],
  [QUIZ, answer],
];

for (const [guest, use] of USES) {
  const { name, words } = guest;
  const path = `/${name}`;

  test(`${name}, first view: it works in its room and moves nothing`, async ({ page, pageErrors }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${name}`);
    await expect(page).toHaveTitle(new RegExp(`^The ${name}`));
    await expect(page.locator('main')).toContainText(words.newest);
    await hydrated(page);
    await use(page);
    expect(await layoutShifts(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test(`${name}, soft navigation: the stock runtime loads with the first guest, not earlier`, async ({
    page,
    pageErrors,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const stock = () =>
      scripts.filter((script) => /\/async\/guests\.|\/releases\/(?:crossword|quiz)\//.test(script));
    await page.goto('/radio');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(stock()).toEqual([]);
    await followLink(page, path);
    await expect(page.locator('main')).toContainText(words.newest);
    await expect(page).toHaveTitle(new RegExp(`^The ${name}`));
    await use(page);
    expect(stock()).not.toEqual([]);
    expect(scripts.filter((script) => script === path)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(pageErrors).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Radio');
    await page.goForward();
    await expect(page.locator('main')).toContainText(words.newest);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest with a server file is readable and styled; a guest without one says that it needs scripts', async ({
    page,
  }) => {
    await page.goto('/crossword');
    await expect(page.getByText(CROSSWORD.words.newest)).toBeVisible();
    await page.getByLabel('1 across, letter 1 of 5').fill('P');
    await page.getByText('Answers').click();
    await expect(page.getByText('1 across: PRESS')).toBeVisible();
    const [first, second] = [0, 1].map((i) => page.locator('.crossword-square').nth(i).boundingBox());
    expect((await first)?.y).toBe((await second)?.y);

    await page.goto('/quiz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The quiz');
    await expect(page.locator('main noscript p')).toBeVisible();
    expect(await page.content()).toContain('<p>The quiz needs scripts, which are off here.</p>');
    await expect(page.getByText('Loading the quiz...')).toBeHidden();
  });
});

test('the address of a guest exists while the edition names the guest', async ({
  request,
  guestSite,
  site,
}) => {
  const sitemap = async (origin: string) => (await request.get(`${origin}/sitemap.xml`)).text();
  for (const { name } of [CROSSWORD, QUIZ]) {
    expect((await request.get(`${site.origin}/${name}`)).status()).toBe(404);
    expect(await sitemap(site.origin)).not.toContain(`/${name}<`);
    expect(await sitemap(guestSite.origin)).toContain(`/${name}<`);
  }
});

test('the gate passes both guests as their teams publish them', { tag: '@full' }, async ({ guestSite }) => {
  const releases = [...guestSite.versions].map(([{ name }, { newest }]) => `${name}@${newest}`);
  const report = await editionCommand(guestSite, 'check', ...releases);
  expect(report).not.toContain('  failed  ');
  expect(report.match(/passed {3}units-mount-in-a-browser/g)).toHaveLength(2);
});

test('a guest with no release that loads: the page says so, and everything else works', async ({ page }) => {
  await page.route(/\/releases\/quiz\/.*remoteEntry/, (route) => route.abort());
  await page.goto('/quiz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The quiz is unavailable right now');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/crossword');
  await expect(page.locator('main')).toContainText(CROSSWORD.words.newest);
});
