import { gzipSync } from 'node:zlib';
import type { Page, Response, Route } from '@playwright/test';
import { CHARITY } from '../../shared/src/site.ts';
import { deferred } from '../support/deferred.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { SAVE_DATA, SLOW, setConnection, throttleConnection } from '../support/browser/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Limit of script for reading and scrolling, bytes after gzip. */
const READING_BYTES = 10_000;

/** Records the scripts requested from now on: file names, and total size after gzip. */
function scriptsOf(page: Page): { names: () => string[]; bytes: () => Promise<number> } {
  const names: string[] = [];
  const responses: Response[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return {
    names: () => names,
    bytes: async () => {
      const bodies = await Promise.all(responses.map((response) => response.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}

const isAwake = (page: Page) => page.evaluate(() => window.meadowlark?.isAwake);

/** Scrolls with the wheel to the end of the page. */
async function readToTheEnd(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
  for (let before = await left(); before > 1; before = await left()) {
    await page.mouse.wheel(0, 900);
    await expect.poll(left).toBeLessThan(before);
  }
}

for (const path of ['/local-news', '/', '/about']) {
  test(
    `on a slow connection ${path} sleeps while it is read, and loads very little script`,
    { tag: path === '/local-news' ? [] : ['@full'] },
    async ({ page, pageErrors }) => {
      await throttleConnection(page);
      // One view in ten, chosen at random, also loads the script that measures its vitals.
      await page.addInitScript(() => (Math.random = () => 0.5));
      const scripts = scriptsOf(page);
      const reader = page.waitForResponse(/\/reader\.[^/]*js$/);
      await page.goto(path);
      await readToTheEnd(page);
      // It is requested when the browser is idle; the awake shell, which waits for the same event, would follow at once.
      await (await reader).finished();
      expect(await isAwake(page)).toBe(false);
      expect(scripts.names().filter((name) => !/^(?:bootstrap|reader)\./.test(name))).toEqual([]);
      expect(await scripts.bytes()).toBeLessThan(READING_BYTES);
      expect(await layoutShifts(page)).toEqual([]);
      expect(pageErrors).toEqual([]);
    },
  );
}

test('while the page sleeps, menus, theme, disclosures, the donation pop-up and links work without waking it', async ({
  page,
}) => {
  await page.clock.install();
  await setConnection(page, SLOW);
  const scripts = scriptsOf(page);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/local-news');
  await page.getByText('Sections', { exact: true }).click();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByText('See All 15 Articles').click();
  await expect(page.locator('main article:visible')).toHaveCount(15);

  await page.clock.runFor(31_000);
  const popUp = page.getByRole('dialog', { name: CHARITY.name });
  await expect(popUp).toBeVisible();
  await popUp.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(popUp).toBeHidden();

  expect(await isAwake(page)).toBe(false);
  // One view in ten, chosen at random, also loads the script that measures its vitals.
  const expected = /^(?:bootstrap|donation|reader|reports|vitals)\./;
  expect(scripts.names().filter((name) => !expected.test(name))).toEqual([]);
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/article\//);
});

/** An enhanced field that has the focus; the script that wakes its page comes with `arrive`. */
async function focusedWhileAsleep(page: Page) {
  await setConnection(page, SLOW);
  const { promise: held, resolve: arrive } = deferred();
  await page.route(/\/awake\.[^/]*js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/faq');
  const field = page.getByPlaceholder('Search FAQs...');
  await field.click();
  return { field, arrive };
}

test('the first character typed into an enhanced field wakes a sleeping page, and no character is lost', async ({
  page,
  pageErrors,
}) => {
  const { field, arrive } = await focusedWhileAsleep(page);
  await page.keyboard.type('photo');
  expect(await isAwake(page)).toBe(false);
  arrive();
  await page.keyboard.type('graph');
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(field).toHaveValue('photograph');
  await expect(field).toBeFocused();
  // The component knows the text typed before hydration, and filters the list.
  await expect(page.locator('main details:visible')).not.toHaveCount(100);
  await page.keyboard.type('s');
  await expect(field).toHaveValue('photographs');
  expect(pageErrors).toEqual([]);
});

test('a page that wakes while the reader edits in the middle of a field keeps the caret there', async ({
  page,
}) => {
  const { field, arrive } = await focusedWhileAsleep(page);
  await page.keyboard.type('phograph');
  for (let left = 0; left < 5; left++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('t');
  arrive();
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(page.locator('main details:visible')).not.toHaveCount(100);
  await page.keyboard.type('o');
  await expect(field).toHaveValue('photograph');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  /**
   * Puts a finger on the search field, moves it up until the page scrolls, and lifts it. `whileDown` runs before it moves.
   */
  async function scrollFromField(page: Page, whileDown: () => Promise<void>): Promise<void> {
    const box = await page.getByPlaceholder('Search FAQs...').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 10];
    const cdp = await page.context().newCDPSession(page);
    const at = (by: number) => ({ touchPoints: [{ x, y: y - by }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
    await whileDown();
    for (const by of [20, 40, 60, 80])
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(by) });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }

  test('on a sleeping page a finger on an enhanced field fetches React once; scrolling on does not wake the page, a tap does', async ({
    page,
  }) => {
    await setConnection(page, SLOW);
    await page.goto('/faq');
    const scripts = scriptsOf(page);
    const fetched = (name: string) => scripts.names().filter((file) => file === name).length;
    await scrollFromField(page, () => expect.poll(() => fetched('react.js')).toBe(1));
    expect(fetched('awake.js')).toBe(0);
    expect(await isAwake(page)).toBe(false);

    await page.getByPlaceholder('Search FAQs...').tap();
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(fetched('react.js')).toBe(1);
  });

  test('for readers who save data a finger that scrolls fetches nothing', async ({ page }) => {
    await setConnection(page, SAVE_DATA);
    await page.goto('/faq');
    const scripts = scriptsOf(page);
    await scrollFromField(page, async () => undefined);
    expect(scripts.names()).not.toContain('react.js');
    await page.getByPlaceholder('Search FAQs...').tap();
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(scripts.names()).toContain('react.js');
  });
});

const LOST: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'does not load': (route) => route.abort(),
  'differs from the published one': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'sessionStorage.setItem("intruder", "");' }),
};

for (const [what, lose] of Object.entries(LOST))
  test(`when the awake shell ${what}, the page stays plain HTML and works`, async ({ page }) => {
    const requested = new Set<string>();
    await page.route(/\/(?:awake|react)\.[^/]*js/, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      requested.add(`${pathname} ${searchParams.has('retry')}`);
      return lose(route);
    });
    await page.goto('/faq');
    await page.getByPlaceholder('Search FAQs...').fill('photograph');
    // Both are requested, and retried once with an address that bypasses caches.
    await expect.poll(() => requested.size).toBe(4);
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/faq\?q=photograph/);
    await expect(page.locator('main details:visible')).not.toHaveCount(100);
    expect(await page.evaluate(() => sessionStorage.getItem('intruder'))).toBeNull();
  });

test('scripts that wake a page contain no frame, navigation lists or rarely needed parts', async ({
  request,
}) => {
  const html = await (await request.get('/local-news')).text();
  const names = new Set(html.match(/\/releases\/shell\/[^"]*\/(?:bootstrap|react|awake)\.[^/"]*js/g));
  expect([...names].map((name) => name.replace(/^.*\/(\w+)\..*$/, '$1')).toSorted()).toEqual([
    'awake',
    'bootstrap',
    'react',
  ]);
  const bodies = await Promise.all([...names].map(async (name) => (await request.get(name)).text()));
  const script = bodies.join('\n');
  expect(script).toContain('data-frame');
  for (const words of [
    'Listen, go, meet',
    'All sections',
    'Maybe Later',
    'The page has flown',
    'Stop and close the player',
    'Not what readers get',
  ])
    expect(script).not.toContain(words);
});

test('the large scripts that wake a page tell V8 to compile them while they load', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const names = [...new Set(html.match(/\/releases\/shell\/[^"]*\/(?:react|awake|router)\.js/g))];
  expect(names).toHaveLength(3);
  for (const name of names)
    expect(await (await request.get(name)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('styles of the frame stay the same after hydration and after a navigation to components of another remote', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // Without the style element in the masthead: styled-components moves it to the head when the page wakes.
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(':is([data-frame="masthead"], [data-frame="footer"]) :not(style)')].map(
        (element) => {
          const { display, color, font, paddingTop, width } = getComputedStyle(element);
          // Browsers lay out hidden elements only when they open.
          const seen = element.checkVisibility() ? width : 'hidden';
          return [element.tagName, display, color, font, paddingTop, seen].join(' ');
        },
      ),
    );
  await page.goto('/blog');
  // They change once, to the paper's fonts.
  await expect(page.locator('html')).toHaveAttribute('data-faces');
  const before = await looks();
  await hydrated(page);
  expect(await looks()).toEqual(before);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toContainText('Questions');
  const soft = await looks();
  await page.reload();
  expect(soft).toEqual(await looks());
});
