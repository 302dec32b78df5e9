import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { SITE } from '../../shared/src/site.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { slowConnection } from '../support/slow-connection.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Bytes of script, after gzip, that a reader pays who only reads and scrolls. */
const READING_BYTES = 10_000;

/** Paths of the scripts that come from now on, and how heavy they were. */
function scriptsOf(page: Page): { names: () => string[]; bytes: () => Promise<number> } {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return {
    names: () => responses.map((response) => new URL(response.url()).pathname.replace(/^.*\//, '')),
    bytes: async () => {
      const bodies = await Promise.all(responses.map((response) => response.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}

const isAwake = (page: Page) => page.evaluate(() => window.meadowlark?.isAwake);

async function readToTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 6; i += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(150);
  }
}

for (const path of ['/local-news', '/', '/about']) {
  test(`on a slow connection ${path} sleeps while it is read, and costs next to no script`, async ({
    page,
    complaints,
  }) => {
    await slowConnection(page);
    const scripts = scriptsOf(page);
    await page.goto(path);
    await readToTheEnd(page);
    // The report comes when the browser is idle; nothing else comes after it.
    await expect
      .poll(() => scripts.names().some((name) => name.startsWith('reports.')), { timeout: 15_000 })
      .toBe(true);
    await page.waitForTimeout(3500);
    expect(await isAwake(page)).toBe(false);
    expect(scripts.names().filter((name) => !/^(?:bootstrap|reports)\./.test(name))).toEqual([]);
    expect(await scripts.bytes()).toBeLessThan(READING_BYTES);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('asleep, menus, theme, disclosures and links work, and nothing of it wakes the page', async ({
  page,
}) => {
  await slowConnection(page);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/local-news');
  await page.getByText('Sections', { exact: true }).click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByText('See All 15 Articles').click();
  await expect(page.locator('main article:visible')).toHaveCount(15);
  expect(await isAwake(page)).toBe(false);

  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/article\//);
});

test('asleep, the donation pop-up comes in its time and can be closed', async ({ page }) => {
  await page.clock.install();
  await slowConnection(page);
  await page.goto('/about');
  const scripts = scriptsOf(page);
  await page.clock.runFor(31_000);
  const popUp = page.getByRole('dialog', { name: SITE.charity.name });
  await expect(popUp).toBeVisible();
  await popUp.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(popUp).toBeHidden();
  expect(scripts.names().filter((name) => !/^(?:donation|reports)\./.test(name))).toEqual([]);
  expect(await isAwake(page)).toBe(false);
});

test('asleep, the first letter typed into an enhanced field wakes the page, and no letter is lost', async ({
  page,
  complaints,
}) => {
  await slowConnection(page);
  await page.goto('/faq');
  const field = page.getByPlaceholder('Search FAQs...');
  await field.click();
  await page.keyboard.type('photograph', { delay: 60 });
  await expect.poll(() => isAwake(page), { timeout: 15_000 }).toBe(true);
  await expect(field).toHaveValue('photograph');
  await expect(field).toBeFocused();
  // The component has heard what was typed before it was there: the list follows.
  await expect(page.locator('main details:visible')).not.toHaveCount(100);
  await page.keyboard.type('s');
  await expect(field).toHaveValue('photographs');
  expect(complaints).toEqual([]);
});

test('on a good connection a page wakes by itself when the browser is idle', async ({ page, complaints }) => {
  // A machine short of time makes any connection look slow; one of several views is enough.
  await expect(async () => {
    await page.goto('/local-news');
    await expect.poll(() => isAwake(page), { timeout: 6000 }).toBe(true);
  }).toPass({ timeout: 45_000 });
  expect(await layoutShifts(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('where the awake shell does not come, the page stays plain HTML and works', async ({ page }) => {
  let asked = 0;
  await page.route(/\/(?:awake|react)\.[^/]*js/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/faq');
  await page.getByPlaceholder('Search FAQs...').fill('photograph');
  // Asked for, and once more past what a cache may have kept.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/faq\?q=photograph/);
  await expect(page.locator('main details:visible')).not.toHaveCount(100);
});

test('frame, navigation lists and parts that few need are in no script that a page wakes with', async ({
  page,
}) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/(?:awake|react|bootstrap)\.[^/]*js/.test(response.url())) bodies.push(response.text());
  });
  await page.goto('/local-news');
  await hydrated(page);
  const script = (await Promise.all(bodies)).join('\n');
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

test('styles of the frame hold after hydration and after a navigation to components of another remote', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-frame="masthead"] *, [data-frame="footer"] *')].map((element) => {
        const { display, color, font, paddingTop, width } = getComputedStyle(element);
        return [element.tagName, display, color, font, paddingTop, width].join(' ');
      }),
    );
  await page.goto('/blog');
  const before = await looks();
  await hydrated(page);
  expect(await looks()).toEqual(before);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toContainText('Questions');
  const soft = await looks();
  await page.reload();
  expect(soft).toEqual(await looks());
});
