import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** A sample post with picture, keywords, topics and a short film. */
const POST = '/blog/two-hours-west-for-the-cranes';

test('a post shows picture, title, description, date, byline and keywords', async ({ page }) => {
  await page.goto(POST);
  await expect(page.locator('h1')).toHaveText('Two hours west for the cranes');
  await expect(page.locator('main header p')).toContainText('Each March half a million and more');
  await expect(page.locator('main time').first()).toHaveText('March 7, 2026');
  await expect(page.locator('main dl')).toContainText('The Meadowlark desk');
  for (const keyword of ['sandhill cranes', 'Platte River', 'day trip'])
    await expect(page.locator('main dl')).toContainText(keyword);
});

for (const width of [360, 1280, 1900]) {
  test(`at ${width} px the picture of a post is at most 400 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(POST);
    const box = await page.locator('main figure img').first().boundingBox();
    expect(box?.height).toBeGreaterThan(150);
    expect(box?.height).toBeLessThanOrEqual(400);
  });
}

test('a post ends with Related Topics, Back to All Articles, its number and its date', async ({ page }) => {
  await page.goto(POST);
  const foot = page.locator('main footer');
  await expect(foot.getByRole('heading', { name: 'Related Topics' })).toBeVisible();
  await expect(foot).toContainText('where to see sandhill cranes near Omaha');
  await expect(foot).toContainText(/Article #\d+ • Published on March 7, 2026/);
  await foot.getByRole('link', { name: 'Back to All Articles' }).click();
  await expect(page.locator('h1')).toHaveText('Blog');
});

test('a post without keywords says nothing of them', async ({ page }) => {
  await page.goto('/blog/whose-snow-is-it');
  await expect(page.locator('h1')).toHaveText('Whose snow is it?');
  await expect(page.getByText('Related Topics')).toHaveCount(0);
  await expect(page.getByText('Keywords')).toHaveCount(0);
});

/** Hosts other than the site's own that the page asks, none of which is let through. */
async function outsideHosts(page: Page, origin: string): Promise<string[]> {
  const hosts: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      hosts.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '<p>the film</p>' });
    },
  );
  return hosts;
}

test('the short film of a post is asked for only when the reader does, in a 9:16 frame of at most 400 px', async ({
  page,
  site,
}) => {
  const hosts = await outsideHosts(page, site.origin);
  await page.goto(POST);
  await hydrated(page);
  const play = page.getByRole('link', { name: 'Play the video' });
  await play.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(hosts).toEqual([]);
  await play.click();
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/sampleVid01?autoplay=1');
  const box = await frame.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(400);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 2);
  expect(new Set(hosts)).toEqual(new Set(['www.youtube-nocookie.com']));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  await expect(page.getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/shorts/sampleVid01',
  );
});

test('a film that is no short film is a link to where it can be watched', async ({ page }) => {
  await page.goto('/blog/stations-after-dark');
  const link = page.getByRole('link', { name: /^Watch on YouTube/ });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=sampleVid07');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Play the video' })).toHaveCount(0);
});

test('with scripts off a post can be read, and its film is a link', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(POST);
  expect((await page.locator('main article').innerText()).length).toBeGreaterThan(3000);
  await expect(page.locator('main button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Watch on YouTube/ }).first()).toHaveAttribute(
    'href',
    'https://www.youtube.com/shorts/sampleVid01',
  );
  await context.close();
});

test('on a narrow screen a wide table scrolls in its own box, by keyboard too, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/the-house-remembers');
  const box = page.getByRole('figure', { name: 'Table' });
  await box.focus();
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a narrow screen has fewer advertisements beside a post than a wide one', async ({ page }) => {
  const shown = () => page.locator('main [data-ad]:visible').count();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(POST);
  expect(await shown()).toBe(3);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await shown()).toBe(1);
});

test('on paper a post is headline, facts, picture and text: no advertisement, no film, no way back', async ({
  page,
}) => {
  await page.goto(POST);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main time').first()).toBeVisible();
  await expect(page.locator('main figure img').first()).toBeVisible();
  await expect(page.locator('main [data-ad]:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Video' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to All Articles' })).toBeHidden();
  await expect(page.getByText(/^Article #\d+ •/)).toBeVisible();
});

test('search engines are told of a BlogPosting and of the way to it', async ({ page, site }) => {
  await page.goto(POST);
  const told = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>),
    );
  expect(told.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Two hours west for the cranes',
    url: `${site.origin}${POST}`,
    datePublished: '2026-03-07',
    image: [expect.stringMatching(/^http/)],
    author: { name: 'The Meadowlark desk' },
    publisher: { name: 'The Omaha Meadowlark' },
    wordCount: expect.any(Number),
  });
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/Home\s*Blog\s*Two hours/);
});

test('nothing of a post moves while its pictures arrive', async ({ page, site }) => {
  await page.route(
    (url) => url.pathname.startsWith('/api/sample/pictures/'),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    },
  );
  await page.goto(`${site.origin}/blog/what-the-last-frost-knows`);
  for (let y = 0; y < 4000; y += 800) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(1000);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBe(0);
});
