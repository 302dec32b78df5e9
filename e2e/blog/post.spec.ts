import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { fetchPage, textOf } from '../support/pages/read-html.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { platformWith, settled, test as scriptedTest } from './scripted-blog.ts';

/** A sample post with picture, keywords, topics and a short film. */
const POST = '/blog/two-hours-west-for-the-cranes';

// spec 2 Blog post: metaTitle, metaDescription, long date, site byline, shortTailKeywords
// spec 2 Blog post: Related Topics, 'Back to All Articles', 'Article #{id} • Published on {date}'
// spec 3 Entities: Blog post fields
test('a sample post shows title, description, date, byline, keywords, topics, number and a link to its film', async ({
  request,
  site,
}) => {
  const { html, main } = await fetchPage(request, POST);
  expect(main).toMatch(
    /<h1[^>]*>Two hours west for the cranes<\/h1><p[^>]*>Each March half a million and more/,
  );
  expect(main).toMatch(/<time dateTime="2026-03-07">March 7, 2026<\/time>/i);
  for (const text of [
    'The Meadowlark desk',
    'sandhill cranes',
    'Platte River',
    'nature',
    'Related Topics',
    'where to see sandhill cranes near Omaha',
  ])
    expect(main).toContain(text);
  expect(main).toMatch(/Article #<bdi>\d+<\/bdi> • Published on <bdi>March 7, 2026<\/bdi>/);
  expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to All Articles<\/a>/);
  // Without scripts the film is a link.
  expect(main).toMatch(
    /<a [^>]*href="https:\/\/www\.youtube\.com\/shorts\/sampleVid01"[^>]*>Watch on YouTube/,
  );
  // The buttons of the reading tools are hidden without scripts.
  expect(main.replace(/<div data-reading=.*?<\/div>/s, '')).not.toContain('<button');

  const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(structured.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Two hours west for the cranes',
    url: `${site.origin}${POST}`,
    datePublished: '2026-03-07',
    image: [expect.stringMatching(/^http/)],
    author: { name: 'The Meadowlark desk' },
    publisher: { name: 'The Omaha Meadowlark' },
    wordCount: expect.any(Number),
  });
});

test('without scripts a corrected post shows when and what was corrected, three other posts, and keywords that link to related posts', async ({
  request,
}) => {
  const { main } = await fetchPage(request, '/blog/cabbage-beef-and-bread');
  expect(main).toContain('data-sample=""');
  expect(textOf(main)).toMatch(
    /Published.*October 16, 2026, 4:30\sp\.m\..*Updated.*October 18, 2026, 9:15\sa\.m\..*Corrected/,
  );
  expect(main).toMatch(/<a [^>]*href="#corrections"[^>]*>Corrected</);
  expect(textOf(main.slice(main.indexOf('id="corrections"')))).toMatch(
    /Correction.*20 to 25\..*October 18, 2026/,
  );

  const more = main.slice(main.indexOf('More from the blog'));
  const others = [...more.matchAll(/<h3[^>]*><a href="(\/blog\/[^"]+)"/g)].map(([, href]) => href);
  expect(new Set(others).size).toBe(3);
  expect(others).not.toContain('/blog/cabbage-beef-and-bread');

  const keyword = /<a [^>]*href="([^"]+)"[^>]*><bdi>recipes</.exec(main)?.[1] ?? '';
  const { main: list, html } = await fetchPage(request, keyword);
  expect(textOf(list)).toMatch(/Posts with the keyword “recipes”\..*Back to All Articles/);
  const found = [...list.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(10);
  expect(found).toContain('/blog/cabbage-beef-and-bread');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

// spec 2 Blog post: Hero from pinterestImageLink, at most 400px high, with a link to view it in a new tab
// spec 2 Blog post: Body as markdown with tables
// spec 2 Blog post: Fewer ad slots on a narrow layout
// spec 9 Constants: Label limit 999; tabs are 4 columns
scriptedTest(
  'a post keeps its layout: nothing moves while pictures load, the first is at most 400 px high, a narrow screen has fewer ads, a wide table scrolls in its own box, and print has the text alone',
  async ({ page, scripted }) => {
    const paragraph =
      'A post is long enough to be read for a while, and to leave some of it below the screen. ';
    const table = `| ${'Bird | '.repeat(8)}\n|${'---|'.repeat(8)}\n| ${'meadowlark | '.repeat(8)}`;
    const picture = '![A creek](/api/sample/pictures/hero.avif)';
    scripted.setBlogResponse(
      platformWith({
        whole: {
          metaTitle: 'A whole post',
          date: '2026-03-07',
          pinterestImageLink: '/api/sample/pictures/wind.avif',
          youtubeShortsUrl: 'https://www.youtube.com/shorts/sampleVid01',
          blog: [paragraph.repeat(10), picture, table, '```\na\tb\n```', paragraph.repeat(10)].join('\n\n'),
        },
      }),
    );
    const { promise: arrived, resolve: arrive } = deferred();
    const awaited = new Set<string>();
    await page.route('**/api/sample/pictures/*', async (route) => {
      awaited.add(route.request().url());
      await arrived;
      await route.continue();
    });
    // Tall enough to load both pictures and to record every shift.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/blog/whole', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Back to All Articles' })).toBeVisible();
    await expect.poll(() => awaited.size).toBe(2);
    arrive();
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);

    const hero = page.locator('main figure img').first();
    const advertisements = page.locator('main [data-ad]:visible');
    for (const [width, shown] of [
      [1900, 3],
      [1280, 3],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const { width: wide = 0, height = 0 } = (await hero.boundingBox()) ?? {};
      expect(height, `${width} px`).toBeGreaterThan(150);
      expect(height, `${width} px`).toBeLessThanOrEqual(400);
      // Not a strip: nearly all of a 3:2 picture shows.
      expect(wide / height, `${width} px`).toBeLessThan(1.9);
      await expect(advertisements).toHaveCount(shown);
    }

    // The box scrolls by keyboard, and the page does not scroll sideways.
    const box = page.getByRole('region', { name: /^Table: / });
    // A text in reserved space, and the edge of the box, say that it scrolls.
    expect(await box.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('1');
    expect(await box.evaluate((element) => getComputedStyle(element).backgroundAttachment)).toContain(
      'local',
    );
    await box.focus();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // The row headers stay in place.
    const [name, edge] = await Promise.all([box.locator('td').first(), box].map((one) => one.boundingBox()));
    expect(name?.x).toBe(edge?.x);
    await expect(page.locator('main pre')).toHaveCSS('tab-size', '4');

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main time').first()).toBeVisible();
    await expect(hero).toBeVisible();
    await expect(page.getByText(/^Article #\d+ •/)).toBeVisible();
    await expect(advertisements).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Video' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to All Articles' })).toBeHidden();
  },
);

/** Records requests to other hosts and fulfills them locally. */
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

// spec 2 Blog post: Shorts and short links are embedded 9:16, at most 400px wide
// spec 5 Rules: Only ids of letters, digits, underscore, hyphen are embedded
test('the short film of a post is requested only when the reader presses play, in a 9:16 frame at most 400 px wide', async ({
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
  await expect(page.frameLocator('main iframe').getByText('the film')).toBeVisible();
  expect(new Set(hosts)).toEqual(new Set(['www.youtube-nocookie.com']));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  await expect(page.getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/shorts/sampleVid01',
  );
});
