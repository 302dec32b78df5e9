import type { Browser } from '@playwright/test';
import { layoutShifts } from '../support/layout-shift.ts';
import { DISTINCT_SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { slowNetwork } from './slow-network.ts';

const WIDTHS = [360, 1280];
/** Taller than a screen, so that everything on the page is fetched and whatever moves is seen. */
const HEIGHT = 5000;

for (const { name, address } of DISTINCT_SCREENS) {
  test(`${name}: nothing moves on a cold load, fast or with faces, pictures and scripts late`, async ({
    browser,
    site,
    request,
  }) => {
    const url = new URL(await address(request), site.origin).href;
    // Such a load waits more than it works, so both widths load at the same time.
    const look = async (width: number): Promise<void> => {
      expect(await shiftsOn(browser, url, width, 'fast'), `${width} px, fast`).toEqual([]);
      expect(await shiftsOn(browser, url, width, 'slow'), `${width} px, slow`).toEqual([]);
    };
    await Promise.all(WIDTHS.map(look));
  });
}

/** A context of its own has an empty cache: the load is cold. */
async function shiftsOn(
  browser: Browser,
  url: string,
  width: number,
  network: 'fast' | 'slow',
): ReturnType<typeof layoutShifts> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  try {
    const page = await context.newPage();
    if (network === 'slow') await slowNetwork(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A frame more, in which what has just come is laid out and reported.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    });
    return await layoutShifts(page);
  } finally {
    await context.close();
  }
}
