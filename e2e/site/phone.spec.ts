import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { SCREENS } from '../support/pages/screens.ts';
import { plainItems, rssOf } from '../support/services/rss.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not in the layout');
  return box;
}

test('in a list on a phone, a story without a picture has the rank of those around it', async ({
  page,
  scripted,
}) => {
  const picture = `${scripted.origin}/api/sample/pictures/rails.avif`;
  scripted.setFeedResponse(() =>
    rssOf(plainItems(14).map((item, index) => (index % 2 === 0 ? item : { ...item, picture }))),
  );
  await page.goto(`${scripted.origin}/national-news`);
  await page.getByText('See All 14 Articles').click();
  const list = page.getByRole('main');
  const text = list.locator('[data-rank=card][data-text]').first();
  const fontOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).font);
  expect(await fontOf(text.getByRole('heading'))).toBe(
    await fontOf(list.locator('[data-rank=card]:has(img)').first().getByRole('heading')),
  );
  expect(await fontOf(text.locator('p').first())).toBe(
    await fontOf(list.locator('[data-rank=lead] > p').first()),
  );
  await expect(text).toHaveCSS('border-top-width', '0px');
  await expect(text.locator('[data-mark]')).toHaveCSS('height', '0px');
});

test('the facts of a post are a table on a phone: each label is beside its value', async ({
  page,
  request,
}) => {
  await page.goto(await addressOf('/blog/:slug', request));
  const rows = await page.locator('main article dl > div').all();
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    const [label, value] = [await boxOf(row.locator('dt')), await boxOf(row.locator('dd').first())];
    expect(value.x).toBeGreaterThanOrEqual(label.x + label.width);
    expect(value.y).toBeLessThan(label.y + label.height);
  }
});

test('no line begins or ends with the dot between two facts', async ({ page, request }) => {
  const paths = [
    await addressOf('/article/:id', request),
    '/blog/cabbage-beef-and-bread',
    '/blog/whose-snow-is-it',
    '/opinion',
    '/search?q=snow',
  ];
  for (const path of paths)
    for (const width of [320, 390, 768]) {
      // oxlint-disable no-await-in-loop -- one page
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await strayDots(page), `${path} at ${width} px`).toEqual([]);
      // oxlint-enable no-await-in-loop
    }
});

test('at 320 px, no date of a search result breaks, and the target of the radio does not cover the weather', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/search?q=council');
  const dates = page.locator('main li time');
  expect(await dates.count()).toBeGreaterThan(2);
  expect(
    await dates.evaluateAll((all) => all.filter((date) => date.getClientRects().length > 1).length),
  ).toBe(0);

  const weather = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Weather/ })
    .evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect().bottom;
    });
  const radio = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Live Radio' }));
  expect(radio.y).toBeGreaterThanOrEqual(weather);
});

/** The texts around each dot that has no neighbor on its own line. */
function strayDots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown: { char: string; y: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { index, 0: char } of (text.nodeValue ?? '').matchAll(/\S/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + char.length);
        const { width, top, bottom } = range.getBoundingClientRect();
        if (width > 0) shown.push({ char, y: (top + bottom) / 2 });
      }
    const onLine = (a: number, b: number) => Math.abs((shown[a]?.y ?? NaN) - (shown[b]?.y ?? NaN)) < 8;
    return shown.flatMap(({ char }, i) =>
      (char === '·' || char === '•') && !(onLine(i, i - 1) && onLine(i, i + 1))
        ? [
            shown
              .slice(i - 12, i + 12)
              .map((one) => one.char)
              .join(''),
          ]
        : [],
    );
  });
}

test('on a phone, section and period of a search share a row', async ({ page }) => {
  await page.goto('/search?q=snow');
  const [section, period] = [page.getByLabel('Section', { exact: true }), page.getByLabel('When')];
  expect((await boxOf(section)).y).toBe((await boxOf(period)).y);
});

test('without saved stories, little space is empty below the screen: on /saved none is reserved there', async ({
  page,
}) => {
  await page.goto('/saved');
  const note = page.getByText('Nothing is saved yet');
  await expect(note).toBeVisible();
  const [{ y, height }, ad] = [await boxOf(note), await boxOf(page.locator('main aside').last())];
  expect(ad.y - (y + height)).toBeLessThan(150);
  expect(ad.y).toBeGreaterThan(844);
});

/** The address of the first example of a route with parameters. */
async function addressOf(name: string, request: APIRequestContext): Promise<string> {
  return (await SCREENS.find((screen) => screen.name === name)?.address(request)) ?? '';
}
