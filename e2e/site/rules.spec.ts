import type { Locator } from '@playwright/test';
import { SCREENS } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function rightEdge(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0);
}

test('the hairlines of a list end where the rule above it does', async ({ page }) => {
  for (const path of ['/community', '/about', '/advertise']) {
    await page.goto(path);
    const section = page.locator('main section', { has: page.locator('h2 + div > ul') }).last();
    expect(await rightEdge(section.locator('ul > li').first()), path).toBe(await rightEdge(section));
  }
});

test('the rules at the foot of a post end where its text does, and so do those around its facts on a tablet', async ({
  page,
  request,
}) => {
  const post = SCREENS.find(({ name }) => name === '/blog/:slug');
  await page.goto((await post?.address(request)) ?? '');
  const text = page.locator('[data-prose]');
  expect(await rightEdge(page.locator('main article footer').last())).toBe(await rightEdge(text));
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await rightEdge(page.locator('main article dl'))).toBe(await rightEdge(text));
});

test("no second rule follows the rule of a page's head, and on /saved both headings are on one line", async ({
  page,
}) => {
  for (const path of ['/community', '/partners', '/advertise', '/contact', '/offline', '/saved']) {
    await page.goto(path);
    await expect(page.locator('main section > :first-child').first(), path).toHaveCSS(
      'border-top-width',
      '0px',
    );
  }
  await page.goto('/faq');
  await expect(page.getByRole('search', { name: 'Search FAQs' })).toHaveCSS('border-top-width', '0px');
  await page.goto('/saved');
  const tops = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('the color bar of a section touches the rule of the masthead, or is not shown', async ({ page }) => {
  const bar = () =>
    page.locator('main h1').evaluate((h1) => getComputedStyle(h1.parentElement ?? h1, '::before').content);
  await page.goto('/blog');
  expect(await bar()).toBe('""');
  await page.goto('/blog?page=2');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(await bar()).toBe('none');
});

test('the hours of the weather are aligned with the page, and so is the outlook on a tablet', async ({
  page,
}) => {
  await page.goto('/weather');
  const edgeOf = async (part: Locator) => (await part.first().boundingBox())?.x;
  const title = page.locator('main h1');
  const hours = page.locator('main ol time');
  expect(await edgeOf(hours)).toBe(await edgeOf(title));
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await edgeOf(hours)).toBe(await edgeOf(title));
  expect(await edgeOf(page.getByRole('region', { name: 'Now' }).locator('h2'))).toBe(await edgeOf(title));
});

test('on a phone each heading of the footer is one line, and the numbers of a table of contents have the same width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  const heights = await page
    .locator('footer h2')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  const widths = await page
    .locator('nav[aria-labelledby=on-this-page] li span')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(9);
  expect(new Set(widths).size).toBe(1);
});
