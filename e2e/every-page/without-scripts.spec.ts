import type { APIRequestContext, Page } from '@playwright/test';
import { byProgram, DISTINCT_SCREENS, SCREENS, type Screen } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';

// Text size is a setting of the browser, so scripts do not matter here.
test.use({ javaScriptEnabled: false });

for (const { which, full, some } of [
  { which: 'each kind of page', full: [], some: DISTINCT_SCREENS },
  {
    which: 'every other page',
    full: ['@full'],
    some: SCREENS.filter((one) => !DISTINCT_SCREENS.includes(one)),
  },
])
  for (const { program, tag, screens } of byProgram(some)) {
    // spec 2 Routes: /events, /community, /opinion, /partners, /faq, /contact, /about, /advertise, /radio, /books answer
    // spec beyond: With scripts off every page can be read, and nothing dead is shown
    // spec beyond: 320 px and text of twice the size without loss
    test(
      `${which} of ${program}: with scripts off the whole page can be read, at 320 px and with text twice as large`,
      { tag: [...tag, ...full] },
      async ({ page, request }) => {
        for (const screen of screens) await test.step(screen.name, () => expectWhole(page, request, screen));
      },
    );
  }

async function expectWhole(page: Page, request: APIRequestContext, screen: Screen): Promise<void> {
  const { name, heading = /./, address } = screen;
  await page.setViewportSize({ width: 320, height: 640 });
  const response = await page.goto(await address(request));
  expect(response?.status()).toBe(name === 'an unknown path' ? 404 : 200);
  await expect(page.locator('h1:visible')).toHaveText(heading);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
  expect(await overflowing(page)).toEqual([]);

  // Text twice as large at 640 px, as in a 1280 px window zoomed to 200%.
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflowing(page)).toEqual([]);
}

/** Elements beyond the right edge of the page, except in boxes that scroll. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        // Elements in a closed menu have a box, but are not visible.
        element.checkVisibility() &&
        element.getBoundingClientRect().right > width + 1 &&
        !scrolls(element.parentElement),
    );
    const sideways = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [
      ...sideways,
      ...wide.map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`),
    ];
  });
}
