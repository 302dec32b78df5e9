import type { Page } from '@playwright/test';
import { SITE } from '../../shared/src/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const WIDE = { width: 1280, height: 900 };
const WIDTHS = [
  { width: 360, height: 800, toggle: 'Sections' },
  { width: 768, height: 900, toggle: 'Sections' },
  { width: 1279, height: 900, toggle: 'Sections' },
  { ...WIDE, toggle: 'More' },
];

/** Every address that the specification wants in the header, section 2. */
const HEADER =
  '/local-news /national-news /world-news /politics /business /technology /automotive /real-estate /health /sports ' +
  '/arts-culture /food-dining /lifestyle /archives /opinion /blog /community /events /partners /faq /contact /about ' +
  '/advertise /books /radio';

const open = (page: Page) => page.locator('header details[open]');

for (const { width, height, toggle } of WIDTHS) {
  test(`at ${width} px the navigation leads everywhere, the two partner sites included`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await page.locator('header').getByText(toggle, { exact: true }).click();
    const panel = open(page).getByRole('navigation', { name: 'All sections' });
    const links = await panel.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(
      expect.arrayContaining([...HEADER.split(' '), ...SITE.partners.map(({ url }) => url)]),
    );
    const edge = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(edge).toBe(0);
  });
}

test('below the extra-large width the sections are behind a toggle, from it on in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1279, height: 900 });
  await page.goto('/about');
  const row = page.getByRole('navigation', { name: 'Sections', exact: true });
  await expect(row).toBeHidden();
  await page.setViewportSize(WIDE);
  await expect(row.getByRole('link', { name: 'Local' })).toBeVisible();
  await expect(page.getByText('Sections', { exact: true })).toBeHidden();
});

test('the section a reader is in is marked, on its front and on its articles', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const marked = page.locator('header nav[aria-label="Sections"] > a[aria-current]');
  await page.goto('/politics');
  await expect(marked).toHaveText('Politics');
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/article\/politics-/);
  await expect(marked).toHaveText('Politics');
  await expect(marked).toHaveAttribute('aria-current', 'true');
});

test('the menu closes when a link in it is clicked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await hydrated(page);
  await page.getByText('Sections', { exact: true }).click();
  await open(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.locator('h1')).toHaveText('Contact Us');
  await expect(open(page)).toHaveCount(0);

  // Also on the link to the page that is there already.
  await page.getByText('Sections', { exact: true }).click();
  await open(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(open(page)).toHaveCount(0);
});

test('a link to a partner opens a new tab, and the menu closes', async ({ page, context }) => {
  const [partner] = SITE.partners;
  await context.route(`${partner.url}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'There' }),
  );
  await page.goto('/about');
  await hydrated(page);
  await page.locator('header').getByText('More', { exact: true }).click();
  const tab = context.waitForEvent('page');
  await open(page).getByRole('link', { name: partner.name }).click();
  expect(await (await tab).evaluate(() => [document.referrer, opener])).toEqual(['', null]);
  await expect(page).toHaveURL('/about');
  await expect(open(page)).toHaveCount(0);
});

test('with the keyboard alone the menu is opened, walked through, left and closed', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/about');
  await hydrated(page);
  const toggle = page.locator('header summary').locator('visible=true');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the news' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `${SITE.name}, front page` }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(open(page).getByRole('link', { name: 'Local News' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await open(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(open(page)).toHaveCount(0);
});

test('a press outside closes the menu', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.locator('header').getByText('More', { exact: true }).click();
  await page.mouse.click(640, 880);
  await expect(open(page)).toHaveCount(0);
});

test('the way back is shown above a blog post, and only search engines get it on a section front', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('BreadcrumbList'),
  );
  await page.locator('main a[href^="/blog/"]').first().click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Blog']);
  await trail.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the footer leads to the paper and both pairs of legal pages, with contact details and social links', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const links = await footer.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links).toEqual(
    expect.arrayContaining([
      '/about',
      '/privacy-policy',
      '/terms-of-service',
      '/advertise',
      '/privacy',
      '/terms',
      `mailto:${SITE.contact.editorial}`,
      ...SITE.social.map(({ url }) => url),
    ]),
  );
  await expect(footer).toContainText(SITE.contact.phone);
  await expect(footer).toContainText(SITE.network);
});

test('at 320 px nothing of the frame is lost or wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/nowhere', '/local-news']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, leads on, and is closed on the page it led to', async ({ page }) => {
    for (const { width, height, toggle } of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.goto('/about');
      await page.locator('header').getByText(toggle, { exact: true }).click();
      await open(page).getByRole('link', { name: 'Community' }).click();
      await expect(page).toHaveURL('/community');
      await expect(open(page)).toHaveCount(0);
    }
  });
});
