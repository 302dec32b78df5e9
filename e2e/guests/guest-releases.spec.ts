import { signQaLink } from '../../shell/server/qa/qa-link.ts';
import { promote } from '../../shell/store/promote.ts';
import { followLink } from '../support/browser/follow-link.ts';
import { CROSSWORD, QUIZ } from '../support/guests/guest-site.ts';
import { promoteUnchecked, untilTaken } from '../support/promote-unchecked.ts';
import { QA_SECRET } from '../support/qa-site.ts';
import { expect, hydrated, test as base } from '../support/test.ts';

const test = base.extend({ baseURL: async ({ guestSite }, use) => use(guestSite.origin) });

test('a QA link shows other versions of guests to one browser, and the inspector names guest, version and owner', async ({
  page,
  guestSite,
  pageErrors,
}) => {
  const [crossword, quiz] = [CROSSWORD, QUIZ].map((guest) => guestSite.versions.get(guest)?.before ?? '');
  const pins = { crossword: crossword ?? '', quiz: quiz ?? '' };
  const token = signQaLink(QA_SECRET, pins, new Date(Date.now() + 7_200_000));
  await page.goto(`/_qa/${token}?to=/crossword`);
  await expect(page.locator('main')).toContainText(CROSSWORD.words.before);
  const banner = page.getByRole('region', { name: 'Quality check' });
  await expect(banner).toContainText(`crossword ${crossword}`);
  await hydrated(page);
  await page.getByLabel('1 across, letter 1 of 5').press('P');

  const reader = await (await fetch(`${guestSite.origin}/crossword`)).text();
  expect(reader).toContain(CROSSWORD.words.newest);
  expect(reader).not.toMatch(/Wide awake|Quality check/);

  await banner.getByRole('link', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector' });
  const item = panel.getByRole('listitem');
  await expect(panel.getByRole('button', { name: 'crossword · crossword' })).toBeVisible();
  await expect(item).toHaveCount(1);
  await expect(item).toContainText(`Release${crossword}OwnerPuzzle desk`);
  await expect(item).toContainText(/StateLive.*KB in \d+ ms/);

  // The other guest, which runs only in browsers, by soft navigation.
  await hydrated(page);
  await followLink(page, '/quiz');
  await expect(page.locator('main')).toContainText(QUIZ.words.before);
  await expect(panel.getByRole('button', { name: 'quiz · quiz' })).toBeVisible();
  await expect(item).toContainText(`Release${quiz}OwnerPuzzle desk`);

  await banner.getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page).toHaveURL('/quiz');
  await expect(page.locator('main')).toContainText(QUIZ.words.newest);
  expect(pageErrors).toEqual([]);
});

test('a canary of a guest reaches its share of readers, who keep it, and nobody else', async ({
  page,
  guestSite: site,
}) => {
  const newest = site.versions.get(QUIZ)?.newest ?? '';
  const version = await site.publishAgain(QUIZ);
  const who = { by: 'a test', note: 'a canary' };
  const live = await promote(site.store, { releases: { quiz: version }, canaryPercent: 25 }, who);
  const shownTo = async (bucket: number) => {
    const response = await fetch(`${site.origin}/quiz`, { headers: { cookie: `bucket=${bucket}` } });
    return /\/releases\/quiz\/([^/]+)\/web\/[^"]*\.css/.exec(await response.text())?.[1];
  };
  try {
    await expect.poll(() => shownTo(0)).toBe(version);
    expect(await Promise.all([24, 25, 99].map(shownTo))).toEqual([version, newest, newest]);
    for (const [bucket, expected] of [
      [0, version],
      [99, newest],
    ] as const) {
      await page.context().addCookies([{ name: 'bucket', value: String(bucket), url: site.origin }]);
      await page.goto('/radio');
      await hydrated(page);
      await followLink(page, '/quiz');
      await page.getByLabel('The western meadowlark').check();
      await expect(page.locator(`main link[href*="/releases/quiz/${expected}/"]`)).not.toHaveCount(0);
      await page.reload();
      await expect(page.locator(`main link[href*="/releases/quiz/${expected}/"]`)).not.toHaveCount(0);
    }
    expect(live.canary?.percent).toBe(25);
  } finally {
    await untilTaken(site, await promoteUnchecked(site.store, { quiz: newest }));
  }
});
