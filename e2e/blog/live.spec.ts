import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Validator from '@adobe/structured-data-validator';
import type { Page } from '@playwright/test';
import { ROOT } from '../../build/paths.ts';
import { freeze, unfreeze } from '../../shell/store/moves.ts';
import { VOCABULARY } from '../every-page/vocabulary.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';
import { fetchPage, structuredDataIn, textOf } from '../support/pages/read-html.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const SLUG = 'first-snow-as-it-comes';
const POST = `/blog/${SLUG}`;

/** Adds entries to the post as the desk does: writes them into its file and imports it. */
async function importWith(
  { folder }: Pick<RunningSite, 'folder'>,
  headings: readonly string[],
): Promise<void> {
  const posts = await mkdtemp(path.join(tmpdir(), 'posts-'));
  const text = await readFile(path.join(ROOT, `backend/posts/${SLUG}.md`), 'utf8');
  const more = headings.map((heading) => `${heading}\n\nIt *snows*.\n\n`).join('');
  await writeFile(path.join(posts, `${SLUG}.md`), text.replace('\n## ', `\n${more}## `));
  await promisify(execFile)('npm', ['run', 'import-posts', '-w', 'backend', '--', posts], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: `file:${path.join(folder, '../blog.db')}` },
  });
  await rm(posts, { recursive: true });
}

const FLAKE = '## 2026-11-17T22:30-06:00 One more flake';
const LAST = '## 2026-11-17T23:00-06:00 A thaw';
const ANOTHER = '## 2026-11-17T22:45-06:00 And another';

test.afterAll(({ site }) => importWith(site, []));

const news = (page: Page) => page.getByRole('status').getByRole('button', { name: /^\d+ new entr/ });
const followed = (page: Page) => expect(page.locator('[data-live-post][data-following]')).toBeAttached();

// spec beyond: Live posts: timed entries, newest first, that arrive while they are read
test('without scripts a live post shows all entries, newest first, and how old it is, and requests nothing', async ({
  request,
  browser,
  site,
}) => {
  const { html, main } = await fetchPage(request, POST);
  const times = [...main.matchAll(/<article id="[^"]+" data-entry="([^"]+)"/g)].map(([, time = '']) => time);
  expect(times.length).toBeGreaterThanOrEqual(9);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(textOf(main)).toMatch(
    /(Live ?)?Updated November 17, 2026, 9:40.p\.m\..*As of \w+ \d+, \d{4}, (?:\d+(?::\d+)?.[ap]\.m\.|noon) Load the newest/,
  );
  expect(html).toContain('data-sample');
  const things = structuredDataIn(html).filter((thing) => thing['@type'] === 'LiveBlogPosting');
  expect(things).toHaveLength(1);
  expect(
    await new Validator(VOCABULARY).validate({
      jsonld: { LiveBlogPosting: things },
      microdata: {},
      rdfa: {},
    }),
  ).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (one) => requested.push(one.url()));
  await page.goto(POST);
  await page.getByRole('link', { name: 'Load the newest' }).click();
  await expect(page).toHaveURL(POST);
  // Only one hairline below a table at the end of an entry: the one of the next entry.
  await expect(page.locator('article[data-entry] tr:last-child > td').last()).toHaveCSS(
    'border-bottom-width',
    '0px',
  );
  expect(requested.filter((url) => /_stream|_entries/.test(url))).toEqual([]);
  await context.close();
});

// spec beyond: Live posts: timed entries, newest first, that arrive while they are read
test('a new entry reaches all readers, even during a freeze: it waits behind a button, moves nothing, and shows when they press it', async ({
  browser,
  site,
}) => {
  test.setTimeout(60_000);
  const contexts = await Promise.all(
    [390, 1280].map((width) =>
      browser.newContext({ baseURL: site.origin, viewport: { width, height: 800 } }),
    ),
  );
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [page, other] = pages as [Page, Page];
  const errors: string[] = [];
  for (const one of pages) {
    one.on('pageerror', ({ message }) => errors.push(message));
    await one.goto(POST);
    await followed(one);
  }
  await other.locator('article[data-entry]').nth(4).scrollIntoViewIfNeeded();
  const reading = other.locator('article[data-entry]').nth(4);
  const before = await reading.boundingBox();

  await freeze(site.store, { by: 'a test', note: 'election night' });
  try {
    await importWith(site, [FLAKE]);
    for (const one of pages) await expect(news(one)).toHaveText('1 new entry');
  } finally {
    await unfreeze(site.store, { by: 'a test', note: '' });
  }
  expect(await reading.boundingBox()).toEqual(before);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  // The press moves what is below; on a slow machine so late that browsers no longer attribute the shift to the press.
  expect(await layoutShifts(page)).toEqual([]);
  await news(page).click();
  const first = page.locator('article[data-entry]').first();
  await expect(first).toContainText('10:30 p.m.One more flakeIt snows.');
  await expect(first.getByRole('heading')).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(news(page)).toHaveCount(0);
  await expect(page.getByText(/^Updated/)).toContainText('10:30 p.m.');
  // As the server would have rendered it.
  const text = (index: number) =>
    page
      .locator('article[data-entry] [data-prose]')
      .nth(index)
      .evaluate((one) => getComputedStyle(one).font);
  expect(await text(0)).toBe(await text(1));

  // A reader who was away for a while gets the missing entries.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await importWith(site, [ANOTHER, FLAKE]);
  await expect(news(other)).toHaveText('2 new entries');
  await expect(news(page)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(news(page)).toHaveText('1 new entry');
  expect(await layoutShifts(other)).toEqual([]);
  expect(errors).toEqual([]);
  for (const context of contexts) await context.close();
});

// spec beyond: Live posts: timed entries, newest first, that arrive while they are read
test('a live post that the tab opened first is followed again after Back from another page', async ({
  page,
}) => {
  // It wakes after it has been followed for a while.
  await setConnection(page, SLOW);
  const stream = () => page.waitForRequest(`**/_stream${POST}**`);
  const first = stream();
  await page.goto(POST);
  await first;
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  const again = stream();
  await page.goBack();
  await again;
});

// spec beyond: Live posts: timed entries, newest first, that arrive while they are read
test('a page without a stream polls for new entries', { tag: '@full' }, async ({ page, request, site }) => {
  const refused: string[] = [];
  await page.route('**/_stream/**', (route) => {
    refused.push(route.request().url());
    return route.fulfill({ status: 503, headers: { 'retry-after': '30' } });
  });
  await page.goto(POST);
  await followed(page);
  await page.clock.install();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect.poll(() => refused.length).toBe(2);
  await importWith(site, [LAST, ANOTHER, FLAKE]);
  await expect.poll(async () => (await request.get(`/_entries${POST}`)).text()).toContain('A thaw');
  await expect(async () => {
    // Half a minute, plus or minus a quarter, after the page learns that its stream was refused.
    await page.clock.runFor(40_000);
    await expect(news(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await layoutShifts(page)).toEqual([]);
  await news(page).click();
  await expect(page.locator('article[data-entry]').first()).toContainText('A thaw');
});
