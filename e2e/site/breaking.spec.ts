import type { Page } from '@playwright/test';
import { bannersHtml } from '../../shell/server/front/variants/banner-html.ts';
import { setBreaking } from '../../shell/store/set-breaking.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const TEXT = 'The <b>bridge</b> at Dodge Street is closed';

// spec beyond: Breaking news on every page within three seconds, finished ones too, until their time
test('breaking news appears above finished pages, without scripts and without a layout shift, and on a page that is already open', async ({
  page,
  browser,
  request,
  site,
}) => {
  const read = await (await request.get('/local-news')).text();
  expect(read).not.toContain('data-breaking');
  await page.goto('/faq');
  // The last script of a sleeping page.
  await expect(page.locator('script[src*="/reader."]')).toBeAttached();

  const until = new Date(Date.now() + 3_600_000).toISOString();
  await setBreaking(site.store, 'a test', { text: TEXT, link: '/local-news', until });
  try {
    await expect
      .poll(async () => (await request.get('/local-news')).text())
      .toContain('The &lt;b&gt;bridge&lt;/b&gt; at Dodge Street is closed</a>');
    for (const path of ['/', '/blog', '/no/such/page'])
      expect(await (await request.get(path)).text(), path).toContain('data-breaking="1"');

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const plain = await context.newPage();
    await plain.setViewportSize({ width: 390, height: 800 });
    await plain.goto('/about');
    const banner = plain.getByRole('region', { name: 'Breaking news' });
    await expect(banner).toContainText(TEXT);
    expect((await banner.boundingBox())?.y).toBe(0);
    await banner.getByRole('link').click();
    await expect(plain).toHaveURL('/local-news');
    await context.close();

    const arrived = await page.context().newPage();
    await arrived.goto('/about');
    await expect(arrived.locator('script[src*="/reader."]')).toBeAttached();
    await expect(arrived.locator('[data-breaking]')).toHaveCount(1);
    expect(await layoutShifts(arrived)).toEqual([]);

    // A reader comes back to the tab.
    const before = await page.locator('h1').boundingBox();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const late = page.getByRole('status').getByRole('region', { name: 'Breaking news' });
    await expect(late).toBeVisible();
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    await late.getByRole('button', { name: 'Close' }).click();
    await expect(late).toBeHidden();
  } finally {
    await setBreaking(site.store, 'a test', null);
    await expect.poll(async () => (await request.get('/local-news')).text()).not.toContain('data-breaking');
  }
});

/** The longest breaking news, which a page that is already open then requests. */
async function announceLate(page: Page): Promise<void> {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const text = 'The longest news that the desk may announce. '.repeat(4).slice(0, 140).trim();
  const body = bannersHtml({ breaking: { number: 1, text, link: '/local-news', until }, alerts: [] });
  await page.route('**/_breaking', (route) => route.fulfill({ contentType: 'text/html', body }));
}

test('late breaking news leaves half of the page and the focus visible in a window as low as at 400% zoom, and can be read in full and closed', async ({
  page,
}) => {
  await announceLate(page);
  await page.setViewportSize({ width: 341, height: 192 });
  await page.goto('/about');
  const late = page.getByRole('status').getByRole('region', { name: 'Breaking news' });
  await expect(late).toBeVisible();
  expect((await late.boundingBox())?.height).toBeLessThanOrEqual(96);
  const footer = page.getByRole('contentinfo').getByRole('link');
  await footer.last().focus();
  await footer.first().focus();
  expect((await footer.first().boundingBox())?.y).toBeGreaterThan(96);
  await late.evaluate((banner) => banner.scrollTo(0, banner.scrollHeight));
  const end = await late.getByRole('link').evaluate((link) => link.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(96);
  await late.getByRole('button', { name: 'Close' }).click();
  await expect(late).toBeHidden();
});

test('late breaking news does not cover the keyboard focus on the skip link and in the masthead', async ({
  page,
}) => {
  await announceLate(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(page.locator('[data-late]')).toBeVisible();
  const isSeen = () => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return document.activeElement?.contains(above);
  };
  for (const name of [
    'Skip to the news',
    'The longest',
    'Close',
    'The Omaha Meadowlark, front page',
    'Sections',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(name));
    expect(await page.evaluate(isSeen), name).toBe(true);
  }
});
