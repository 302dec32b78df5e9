import type { Page } from '@playwright/test';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { deferred } from '../support/deferred.ts';
import { FAST, setConnection } from '../support/browser/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const POST = '/blog/how-to-read-a-storm';

const tools = (page: Page) => page.getByRole('group', { name: 'Reading' });
const textSize = (page: Page) =>
  page
    .locator('[data-prose] > p')
    .first()
    .evaluate((text) => getComputedStyle(text).fontSize);

// spec beyond: Text size in three steps, remembered; read aloud by own voices; share
test('the text of a post grows in two steps, keeps its size on the next page before any script runs, and its link can be copied', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  await expect(tools(page)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  // The browser of the tests has no voice.
  await expect(tools(page).getByRole('button', { name: 'Listen' })).toHaveCount(0);
  const usual = await textSize(page);
  // Tools that nobody uses load nothing, and the first click waits for their script.
  await expect(page.locator('script[src*="/reader."]')).toBeAttached();
  await expect(page.locator('script[src*="/reading."]')).toHaveCount(0);
  await tools(page).getByRole('button', { name: 'Largest text' }).click();
  await expect.poll(async () => parseFloat(await textSize(page))).toBeGreaterThan(parseFloat(usual) * 1.3);
  // Its headings grow with it.
  const heading = page.locator('[data-prose] > h2').first();
  const size = await heading.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeGreaterThan(parseFloat(await textSize(page)) * 1.2);

  await tools(page).getByRole('button', { name: 'Share' }).click();
  await expect(tools(page).getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}${POST}`);

  await page.route('**/releases/**/*.js', (route) => route.abort());
  await page.reload();
  expect(parseFloat(await textSize(page))).toBeGreaterThan(parseFloat(usual) * 1.3);
});

// spec beyond: 320 px and text of twice the size without loss
test('at 320 px, as at 400% zoom, the tools are in one line and no word of them is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(POST);
  await expect(tools(page)).toBeVisible();
  const heights = await tools(page).evaluate((row) =>
    [row, ...row.querySelectorAll('button > :first-child')].map((one) => one.getBoundingClientRect().height),
  );
  // A tool is 44 px high, a line of its text 20 px.
  expect(heights.map((height) => height < 60)).toEqual([true, true, true, true]);
  expect(heights.slice(1).map((height) => height < 30)).toEqual([true, true, true]);
});

test('when the script of the tools fails or hangs, a press gets feedback, and takes effect when the script loads', async ({
  page,
}) => {
  const feedback = page.locator('[data-reading-status=waits]');
  const press = tools(page).getByRole('button', { name: 'Largest text' });
  await page.route(/\/reading\./, (route) => route.abort());
  await page.goto(POST);
  await expect(press).toBeVisible();
  await press.click();
  await expect(feedback).toBeVisible();
  await expect(feedback).toBeInViewport({ ratio: 1 });
  expect(await feedback.evaluate((one) => getComputedStyle(one, '::after').content)).toContain(
    'does not load',
  );

  await page.unrouteAll();
  const { promise: released, resolve: release } = deferred();
  await page.route(/\/reading\./, (route) => released.then(() => route.continue()));
  const requested = page.waitForRequest(/\/reading\./);
  await page.locator('h1').hover();
  await press.click();
  await requested;
  await expect(feedback).toBeHidden();
  await expect(feedback).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-text', '3');
  await expect(feedback).toHaveCount(0);
});

test('a post whose script does not load is saved under its own title', async ({ page }) => {
  await page.route(/\/async\/page-post\./, (route) => route.abort());
  await page.goto('/blog');
  await hydrated(page);
  const card = page.locator('main article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.locator('h1')).toHaveText(/is unavailable right now/);
  await tools(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-reading-status]')).toHaveText('Saved');
  await page.goto('/saved');
  await expect(page.locator('[data-saved] a')).toHaveText(title);
});

test('the list of saved stories does not wait for the shell, whose scripts take longer', async ({ page }) => {
  await setConnection(page, FAST);
  await page.addInitScript(() => localStorage.setItem('saved', '[{"path":"/blog/a","title":"A story"}]'));
  const { promise: arrived, resolve: arrive } = deferred();
  await page.route(/\/awake\./, (route) => arrived.then(() => route.continue()));
  const wakes = page.waitForRequest(/\/awake\./);
  await page.goto('/saved');
  await wakes;
  await expect(page.locator('[data-saved] a')).toHaveText('A story');
  arrive();
  await page.waitForFunction(() => window.meadowlark?.isAwake);
  await expect(page.locator('[data-saved] a')).toHaveText('A story');
});

// spec beyond: Pages without pictures for who saves data, without scripts
test('readers who save data get pictures only on request, without scripts too, and no cache keeps their page for others', async ({
  browser,
  request,
  site,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: site.origin,
      extraHTTPHeaders: { 'save-data': 'on' },
    });
    const page = await context.newPage();
    const pictures: string[] = [];
    page.on('request', (one) => {
      if (one.resourceType() === 'image') pictures.push(one.url());
    });
    const response = await page.goto('/local-news');
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Only the paper's own drawing of a bird, in the picture boxes.
    expect(pictures.filter((url) => !/icon|bird-outline/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Show pictures' }).click();
    await expect(page).toHaveURL('/local-news');
    await expect.poll(() => pictures.some((url) => /\/pictures\//.test(url))).toBe(true);
    await expect(page.getByRole('button', { name: 'Show pictures' })).toHaveCount(0);
    // The reader switches back.
    await page.getByRole('button', { name: 'Leave pictures out' }).click();
    await expect(page.getByRole('button', { name: 'Show pictures' })).toBeVisible();
    await context.close();
  }
  const others = await request.get('/local-news');
  expect(others.headers()['cache-control']).toMatch(/^public, /);
  expect(others.headers()['vary']).toBe('accept-encoding');
  expect(await others.text()).toContain('<img ');
});

// spec beyond: Stories newer than the last visit are marked and counted, in the browser only
test('a returning reader sees which stories are new, and how many, and nothing moves', async ({ page }) => {
  await page.goto('/local-news');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visit'))).not.toBeNull();
  await expect(page.locator('[data-since]')).toHaveText('');
  await page.evaluate(() => localStorage.setItem('visit', String(Date.now() - 20 * 86_400_000)));
  await page.reload();
  await expect(page.locator('[data-since]')).toHaveText(/^\d+ new since \w+ \d+$/);
  const count = Number.parseInt((await page.locator('[data-since]').textContent()) ?? '', 10);
  // A story may be in the page as a card and as a headline.
  const stories = await page
    .locator('time[data-new]')
    .evaluateAll(
      (dates) => new Set(dates.map((date) => date.closest('article,li')?.querySelector('a')?.href)).size,
    );
  expect(stories).toBe(count);
  expect(count).toBeGreaterThan(0);
  expect(await layoutShifts(page)).toEqual([]);
});

// spec beyond: A privacy receipt: what this browser holds from the site, and a button that clears it
test('the privacy policy lists what this browser currently stores, and clears it', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/privacy-policy#now');
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText('Light or dark (theme): dark');
  await expect(receipt).toContainText('has asked no other site for anything');
  await page.getByRole('button', { name: 'Clear all of it' }).click();
  await expect(receipt).not.toContainText('theme');
  await expect(page).toHaveURL('/privacy-policy#now');
});

test('however much this browser stores, listing it moves nothing in the privacy policy, and the keyboard reaches the end', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => {
    for (let i = 0; i < 30; i += 1) localStorage.setItem(`thing ${i}`, 'kept');
  });
  await page.goto('/privacy-policy#now');
  const receipt = page.getByRole('region', { name: 'What your browser holds now' });
  await expect(receipt).toContainText('thing 29: kept');
  expect(await layoutShifts(page)).toEqual([]);
  const last = receipt.getByText('has asked no other site for anything');
  await expect(last).not.toBeInViewport();
  await receipt.press('End');
  await expect(last).toBeInViewport();
});

/** Goes to another page in the same document, and does something there. Returns once the reader is back. */
async function thereAndBack(page: Page, there: () => Promise<void>): Promise<void> {
  await hydrated(page);
  const heading = (await page.locator('h1').textContent()) ?? '';
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await there();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(heading);
}

const SAVED = JSON.stringify(['a', 'b'].map((name) => ({ path: `/blog/${name}`, title: `Story ${name}` })));

test(
  'back on the first page of a tab, saved stories can be removed and the receipt shows what is stored now',
  { tag: '@full' },
  async ({ page }) => {
    const hold = () => page.evaluate((saved) => localStorage.setItem('saved', saved), SAVED);
    await page.goto('/about');
    await hold();
    await page.goto('/saved');
    await expect(page.locator('[data-saved] li')).toHaveCount(2);
    await thereAndBack(page, async () => {});
    await page.getByRole('button', { name: 'Remove: Story a' }).click();
    await expect(page.locator('[data-saved] li')).toHaveText(/^Story b/);
    await page.getByRole('button', { name: 'Remove: Story b' }).click();
    await expect(page.locator('[data-saved]')).toContainText('Nothing is saved yet');

    await page.goto('/privacy-policy');
    const receipt = page.locator('[data-receipt]');
    await expect(receipt).toContainText('this browser holds');
    await expect(receipt).not.toContainText('Saved stories');
    await thereAndBack(page, hold);
    await expect(receipt).toContainText('Saved stories (saved)');
    await page.getByRole('button', { name: 'Clear all of it' }).click();
    await expect(receipt).not.toContainText('Saved stories');
  },
);

test('removing saved stories by keyboard keeps the focus at the same place in the list', async ({ page }) => {
  await page.addInitScript(() => {
    const stories = ['a', 'b', 'c', 'd'].map((name) => ({ path: `/blog/${name}`, title: `Story ${name}` }));
    localStorage.setItem('saved', JSON.stringify(stories));
  });
  await page.goto('/saved');
  const remove = (name: string) => page.getByRole('button', { name: `Remove: Story ${name}` });
  await remove('b').press('Enter');
  await expect(remove('c')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('d')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-saved]')).toBeFocused();
  await remove('a').press('Enter');
  await expect(page.locator('[data-saved]')).toHaveText('Nothing is saved yet: press Save on a story.');
  await expect(page.locator('[data-saved]')).toBeFocused();
});

test(
  'each of two tabs shows what the other has saved, and a button does what its label says even before that',
  { tag: '@full' },
  async ({ page, context }) => {
    const save = (where: Page, name: 'Save' | 'Saved') =>
      tools(where).getByRole('button', { name, exact: true });
    const saved = () => page.evaluate(() => localStorage.getItem('saved'));
    // The card would change the page, whose buttons then say what is saved.
    await context.addInitScript(() => sessionStorage.setItem('donation-closed', 'yes'));
    const other = await context.newPage();
    // A storage event comes later than the change.
    const deaf = await context.newPage();
    await deaf.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    for (const one of [page, other, deaf]) {
      await one.goto(POST);
      await expect(save(one, 'Save')).toBeVisible();
    }
    await save(other, 'Save').click();
    await expect(save(page, 'Saved')).toBeVisible();
    await save(deaf, 'Save').click();
    await expect(deaf.locator('[data-reading-status]')).toHaveText('Saved');
    expect(await saved()).toContain(POST);

    await save(page, 'Saved').click();
    await expect(save(other, 'Save')).toBeVisible();
    await save(deaf, 'Saved').click();
    await expect(deaf.locator('[data-reading-status]')).toHaveText('No longer saved');
    expect(await saved()).toBeNull();
  },
);

test('the list of saved stories follows what another tab saves, and is up to date when the page comes back from the cache', async ({
  page,
  context,
}) => {
  await page.goto('/saved');
  const list = page.locator('[data-saved]');
  await expect(list).toContainText('Nothing is saved yet');
  const other = await context.newPage();
  await other.goto(POST);
  await tools(other).getByRole('button', { name: 'Save' }).click();
  const remove = list.getByRole('button', { name: /^Remove/ });
  await remove.focus();
  // A change of another setting leaves the list as it is, with the focus in it.
  await tools(other).getByRole('button', { name: 'Larger text' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text', '2');
  await expect(remove).toBeFocused();
  // As when the browser restores it from its cache.
  await page.evaluate(() => {
    localStorage.removeItem('saved');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(list).toContainText('Nothing is saved yet');
});
