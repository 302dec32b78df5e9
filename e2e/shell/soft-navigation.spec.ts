import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { FAST, SLOW, SAVE_DATA, setConnection } from '../support/browser/network.ts';

/** Records requests from now on, without the edition. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requested.push(
      request.isNavigationRequest() ? `document ${pathname}` : pathname.replace(/^\/_data\/[^/]+/, 'data '),
    );
  });
  return requested;
}

const data = (requested: readonly string[]) => requested.filter((one) => one.startsWith('data '));
const documents = (requested: readonly string[]) => requested.filter((one) => one.startsWith('document '));

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, place: number) => page.evaluate((y) => window.scrollTo(0, y), place);
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true }).first();

test('a pointer that rests on a link prefetches its data, so the click fetches nothing; Back and Forward restore pages and positions without a request', async ({
  page,
}) => {
  await setConnection(page, SLOW);
  await page.goto('/local-news');
  await hydrated(page);
  const requested = requestsOf(page);
  const link = footerLink(page, 'FAQ');
  await link.hover();
  await expect.poll(() => data(requested)).toEqual(['data /faq']);
  const left = await top(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await expect.poll(() => top(page)).toBe(0);

  await scrollTo(page, 300);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Local News');
  await expect.poll(() => top(page)).toBe(left);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await expect.poll(() => top(page)).toBe(300);
  expect([data(requested), documents(requested)]).toEqual([['data /faq'], []]);
});

test('a link with a fragment leads to that place on another page', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await footerLink(page, 'FAQ').evaluate((link) => {
    (link as HTMLAnchorElement).href = '/faq#main';
    (link as HTMLAnchorElement).click();
  });
  await expect(page).toHaveURL('/faq#main');
  await expect(page.locator('#main')).toBeInViewport();
  await expect.poll(() => top(page)).toBeGreaterThan(0);
});

for (const [who, connection, pictures, fetched] of [
  ['whose browser saves data', SAVE_DATA, 'yes', ['data /faq']],
  ['who leaves pictures out', FAST, 'no', ['document /faq']],
] as const)
  test(`a reader ${who} downloads no fonts, prefetches no page, and fetches only the link that is pressed`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'pictures', value: pictures, url: site.origin }]);
    await setConnection(page, connection);
    await page.clock.install();
    const requested = requestsOf(page);
    // The last step of a page that has loaded.
    const last = page.waitForRequest(/\/reader\.[^/]*js$/);
    await page.goto('/local-news');
    // Long enough for a page that wakes by itself.
    await page.clock.runFor(10_000);
    await last;
    expect(requested.filter((one) => /woff2|awake/.test(one))).toEqual([]);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await hydrated(page);
    const link = footerLink(page, 'FAQ');
    await link.hover();
    await link.focus();
    // Long enough for every prefetch.
    await page.clock.runFor(10_000);
    expect(data(requested)).toEqual([]);
    requested.length = 0;
    await link.click();
    await expect(page.locator('h1')).toHaveText('Questions, answered');
    expect([...data(requested), ...documents(requested)]).toEqual(fetched);
  });

test('on a fast connection an idle page wakes by itself and prefetches its first story, so the click fetches nothing', async ({
  page,
  pageErrors,
}) => {
  await setConnection(page, FAST);
  const requested = requestsOf(page);
  const guess = page.waitForRequest(/\/_data\//);
  await page.goto('/local-news');
  await page.waitForFunction(() => window.meadowlark?.isAwake);
  expect(await layoutShifts(page)).toEqual([]);
  const story = page.locator('main :is(h1, h2, h3, h4) a').first();
  const href = (await story.getAttribute('href')) ?? '';
  await guess;
  expect(data(requested)).toEqual([`data ${href}`]);
  await story.click();
  await expect(page).toHaveURL(href);
  // The page of the story prefetches other stories.
  expect(requested.filter((one) => one === `data ${href}`)).toHaveLength(1);
  expect(documents(requested)).toEqual(['document /local-news']);
  expect(pageErrors).toEqual([]);
});

test('when a reader stops scrolling, the stories in view are prefetched, so a tap on one fetches nothing more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Fast enough for stories in view, not for a guess.
  await setConnection(page, { saveData: false, effectiveType: '4g', downlink: 1.6 });
  await page.goto('/local-news');
  await hydrated(page);
  const requested = requestsOf(page);
  const story = page.locator('main article :is(h2, h3) a').nth(2);
  await story.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const href = (await story.getAttribute('href')) ?? '';
  const script = page.waitForResponse(/page-article/);
  await expect.poll(() => data(requested)[0]).toBe(`data ${href}`);
  await script;
  expect(data(requested).length).toBeLessThanOrEqual(3);
  const before = requested.length;
  await story.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('h1')).not.toHaveText('Local News');
  const after = requested.slice(before);
  expect([data(after).filter((one) => one === `data ${href}`), documents(requested)]).toEqual([[], []]);
  expect(after.filter((one) => one.includes('page-article'))).toEqual([]);
});

test('after a reload, Back shows the previous page where the reader was, even while the shell sleeps', async ({
  page,
}) => {
  await setConnection(page, SAVE_DATA);
  await page.goto('/about');
  await hydrated(page);
  await scrollTo(page, 400);
  await footerLink(page, 'FAQ').dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await scrollTo(page, 300);
  await page.reload();
  const navigates = () => page.evaluate(() => window.meadowlark?.navigates);
  expect(await navigates()).toBe(false);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect.poll(() => top(page)).toBe(400);
  await page.evaluate(() => history.forward());
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  await expect.poll(() => top(page)).toBe(300);
  expect(await navigates()).toBe(false);
});

test('back from a link of masthead or footer, asleep and awake, the page is where the reader left it, even if its main part has the same link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setConnection(page, SAVE_DATA);
  for (const isAwake of [false, true])
    for (const [frame, place] of [
      ['masthead', 40],
      ['footer', 100_000],
    ] as const) {
      await page.goto('/');
      if (isAwake) await hydrated(page);
      await scrollTo(page, place);
      const left = await top(page);
      await expect(page.locator('main a[href="/local-news"]').first()).toBeAttached();
      const link = page.locator(`[data-frame="${frame}"] a[href="/local-news"]`).filter({ visible: true });
      await link.first().click();
      await expect(page.locator('h1')).toHaveText('Local News');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Up early for Omaha');
      await expect(page.locator('script[src*="/reader."]')).toBeAttached();
      await expect.poll(() => top(page), `${frame}, ${isAwake ? 'awake' : 'asleep'}`).toBe(left);
    }
});

test('a soft navigation moves nothing visible, nor does the larger masthead of the front page, which appears and leaves together with its page, however late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setConnection(page, SLOW);
  await page.goto('/about');
  await hydrated(page);
  const masthead = page.locator('[data-frame="masthead"] > header');
  const small = await masthead.boundingBox();
  await page.evaluate(() => {
    const pages: (string | undefined)[] = [];
    Object.assign(window, { pages });
    const observer = new MutationObserver(() => pages.push(document.querySelector('h1')?.textContent));
    observer.observe(document.querySelector('[data-frame="masthead"]') as Element, { childList: true });
  });

  // Clicks without real input, because browsers ignore layout shifts for 500 ms after an input.
  for (const [name, heading] of [
    ['FAQ', 'Questions, answered'],
    ['Local News', 'Local News'],
  ] as const) {
    await footerLink(page, name).evaluate((link: HTMLElement) => {
      link.scrollIntoView({ behavior: 'instant' });
      link.click();
    });
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('main')).toBeFocused();
  }

  const arrive = await holdData(page);
  await masthead.getByRole('link', { name: 'front page' }).dispatchEvent('click');
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  arrive();
  await expect(page.locator('h1')).toHaveText('Up early for Omaha');
  expect((await masthead.boundingBox())?.height).toBeGreaterThan(small?.height ?? 0);
  await footerLink(page, 'FAQ').dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Questions, answered');
  expect(await masthead.boundingBox()).toEqual(small);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Up early for Omaha');

  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  expect(await layoutShifts(page)).toEqual([]);
  const [first, ...others] = await page.evaluate(() => (window as unknown as { pages: string[] }).pages);
  // After a second the placeholder of the page comes first, which has no heading.
  expect(['Up early for Omaha', undefined]).toContain(first);
  expect(others).toEqual(['Questions, answered', 'Up early for Omaha']);
});

/** Holds data of pages until the returned function is called. */
async function holdData(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = deferred();
  await page.route('**/_data/**', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

for (const [path, link, entry, script, tag] of [
  ['/', '#main a[href^="/article/"]', 'news', /\/page-article\.js$/, ['@full']],
  ['/local-news', '#main a[href^="/article/"]', 'news', /\/page-article\.js$/, []],
  ['/blog', '#main a[href^="/blog/"]', 'blog', /\/page-post\.js$/, []],
] as const)
  test(
    `the page script of a link on ${path} is requested together with its container, not after it`,
    { tag: [...tag] },
    async ({ page }) => {
      await setConnection(page, SLOW);
      await page.goto(path);
      await hydrated(page);
      const requested = page.waitForRequest((request) => script.test(request.url()));
      // Holds the container until the page's script is requested: the script must not wait for it.
      await page.route(`**/releases/${entry}/**/remoteEntry.js*`, async (route) => {
        await requested;
        await route.continue();
      });
      await page.locator(link).first().click();
      await expect(page).toHaveURL(/\/(?:article|blog)\/[\w-]+$/);
      await expect(page.locator('main h1')).toBeVisible();
      await requested;
    },
  );
