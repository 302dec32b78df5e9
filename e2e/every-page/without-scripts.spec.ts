import type { Page } from '@playwright/test';
import { SCREENS, tagsOf } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// The text is as large as the reader's browser sets it; scripts change nothing about that.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

for (const screen of SCREENS) {
  const { name, heading = /./, address } = screen;
  test(
    `${name}: with scripts off it reads whole, 320 px wide and with text of twice the size`,
    {
      tag: tagsOf(screen),
    },
    async ({ page, request }) => {
      const response = await page.goto(await address(request));
      expect(response?.status()).toBe(name === 'a path nobody knows' ? 404 : 200);
      await expect(page.locator('h1:visible')).toHaveText(heading);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
      expect(await overflowing(page)).toEqual([]);

      // A reader who doubles the text alone, at 640 px: what a window of 1280 px zoomed to 200 % gives.
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflowing(page)).toEqual([]);
    },
  );
}

/** What reaches over the right edge of the page and is not in a box that scrolls by itself. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        // What a closed menu holds has a place, too, but nobody sees it.
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
