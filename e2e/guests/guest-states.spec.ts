import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../build/paths.ts';
import { signQaLink } from '../../shell/server/qa/qa-link.ts';
import { CROSSWORD, QUIZ } from '../support/guests/guest-site.ts';
import { QA_SECRET } from '../support/qa-site.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend({ baseURL: async ({ guestSite }, use) => use(guestSite.origin) });

test('staff see all states of guests, ready, pending and unavailable, with a pinned version of one', async ({
  page,
  guestSite,
  pageErrors,
}) => {
  const crossword = guestSite.versions.get(CROSSWORD)?.before ?? '';
  const quiz = guestSite.versions.get(QUIZ)?.newest ?? '';
  const token = signQaLink(QA_SECRET, { crossword }, new Date(Date.now() + 7_200_000));
  await page.goto(`/_qa/${token}?to=/about`);
  await page.goto('/_qa/states?remote=crossword&remote=quiz&theme=dark&width=390');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    `crossword@${crossword}`,
    `quiz@${quiz}`,
  ]);
  const frame = (state: string) => page.frameLocator(`iframe[title="${state}, dark, 390 pixels"]`);

  const grid = frame('page crossword, at its address');
  await expect(grid.getByText(CROSSWORD.words.before)).toBeVisible();
  await expect(grid.locator('html')).toHaveAttribute('data-theme', 'dark');
  await grid.getByLabel('1 across, letter 1 of 5').fill('P');
  await expect(grid.getByText('Arrow keys')).toBeVisible();
  await page.getByTitle('page quiz, unavailable').scrollIntoViewIfNeeded();
  await expect(frame('page quiz, at its address').getByText(QUIZ.words.newest)).toBeVisible();
  await expect(frame('page quiz, pending').getByText('Loading the quiz...')).toBeVisible();
  await expect(frame('page quiz, unavailable').getByRole('heading', { level: 1 })).toHaveText(
    'The quiz is unavailable right now',
  );
  expect(pageErrors).toEqual([]);

  const alone = page.request.get((await page.getByTitle('page quiz, pending').getAttribute('src')) ?? '');
  expect((await alone).headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('the pictures of all states include guests', { tag: '@full' }, async ({ guestSite }) => {
  test.setTimeout(180_000);
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'shell/commands/main.ts', 'states', 'crossword', 'quiz'],
    { cwd: ROOT, env: { ...process.env, EDITIONS: guestSite.store.place } },
  );
  expect(stderr).toContain('6 states, 36 pictures. Open');
});
