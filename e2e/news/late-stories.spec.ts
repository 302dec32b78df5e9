import { deferred } from '../support/deferred.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { plainItems, rssOf } from '../support/services/rss.ts';
import { expect, test } from '../support/test.ts';
import { headingOf, storiesIn, textOf } from '../support/pages/read-html.ts';

const FEED = rssOf(plainItems(15));

// spec 2 Feed-driven category pages: Loading line
// spec 8 Errors: 'Loading local news...', 'Loading national news...', 'Loading latest news...'
test('a page whose feed is slow is sent at once with its frame and loading messages, and the stories follow', async ({
  scripted,
}) => {
  const { promise: released, resolve: release } = deferred();
  scripted.setFeedResponse(() => released.then(() => FEED));
  const pages = await Promise.all(
    [
      {
        path: '/',
        loading: ['Loading local news...', 'Loading news in brief...', 'Loading national news...'],
        stories: 30,
      },
      { path: '/local-news', loading: ['Loading local news...'], stories: 15 },
      { path: '/national-news', loading: ['Loading national news...'], stories: 15 },
      { path: '/real-estate', loading: ['Loading latest news...'], stories: 15 },
    ].map(async (expected) => ({ ...expected, page: await open(scripted.origin + expected.path) })),
  );
  // Everything sent before the relay responded: up to the end of the footer.
  const frames = await Promise.all(pages.map(({ page }) => readOn(page, '</footer>')));
  release();
  const wholes = await Promise.all(pages.map(({ page }) => readOn(page)));
  for (const [i, { path, loading, stories }] of pages.entries()) {
    const frame = frames[i] ?? '';
    expect(headingOf(frame), path).not.toBe('');
    const lines = [...frame.matchAll(/<p data-tone="loading" role="status".*?<\/p>/g)];
    expect(
      lines.map(([line]) => textOf(line)),
      path,
    ).toEqual(loading);
    expect(storiesIn(frame), path).toEqual([]);
    expect(storiesIn(wholes[i] ?? ''), path).toHaveLength(stories);
  }
});

/** Readers on a phone, on a desktop, and without scripts. */
const READERS = [
  { viewport: { width: 360, height: 800 } },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
];

for (const { path, loading, more } of [
  {
    path: '/',
    loading: ['Loading local news...', 'Loading national news...'],
    more: ['See All 15 Local Articles', 'See All 15 National Articles'],
  },
  { path: '/local-news', loading: ['Loading local news...'], more: ['See All 15 Articles'] },
])
  // spec 2 Feed-driven category pages: Loading line
  // spec 8 Errors: 'Loading local news...', 'Loading national news...', 'Loading latest news...'
  // spec beyond: Nothing moves on a cold load, fast or slow, with faces, pictures, ads and embeds late
  test(`${path}: late stories fill the space reserved for them, with and without scripts`, async ({
    browser,
    scripted,
  }) => {
    const { promise: released, resolve: release } = deferred();
    scripted.setFeedResponse(() => released.then(() => FEED));
    const pages = await Promise.all(
      READERS.map(async (reader) => {
        const context = await browser.newContext(reader);
        const page = await context.newPage();
        await page.goto(scripted.origin + path, { waitUntil: 'commit' });
        for (const text of loading)
          await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
        return { ...reader, page };
      }),
    );
    release();
    for (const { page, viewport, javaScriptEnabled = true } of pages) {
      for (const text of more) await expect(page.getByText(text)).toBeVisible();
      for (const text of loading) await expect(page.getByText(text)).toBeHidden();
      await expect(page.locator('h1:visible')).toHaveCount(1);
      if (javaScriptEnabled) {
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShifts(page), `${viewport.width} px`).toEqual([]);
      }
      await page.context().close();
    }
  });

/** A page that is still loading. */
interface Incoming {
  html: string;
  rest: ReadableStreamDefaultReader<string>;
}

async function open(address: string): Promise<Incoming> {
  const { body } = await fetch(address);
  if (!body) throw new Error(`${address} has no body`);
  return { html: '', rest: body.pipeThrough(new TextDecoderStream()).getReader() };
}

/** The HTML received up to `mark`, or all of it. */
async function readOn(page: Incoming, mark: string | null = null): Promise<string> {
  const { value = '', done } = await page.rest.read();
  page.html += value;
  return done || (mark !== null && page.html.includes(mark)) ? page.html : readOn(page, mark);
}
