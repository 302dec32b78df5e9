import type { Browser, Page } from '@playwright/test';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { delayResources } from '../support/browser/network.ts';

/** Viewport height, px: tall enough to load everything and to record every shift. */
const TALL = 5000;

/** `late` delays fonts, pictures and scripts. */
export type Network = 'fast' | 'late';

/** Loads an address and waits until the network is idle. The cache of `page` must be empty. */
export async function loadCold(page: Page, url: string, width: number, network: Network): Promise<void> {
  await page.setViewportSize({ width, height: TALL });
  if (network === 'late') await delayResources(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.unrouteAll({ behavior: 'wait' });
}

/** Layout shifts of a cold load in a new context. */
export async function shiftsOn(
  browser: Browser,
  url: string,
  width: number,
  network: Network,
): ReturnType<typeof layoutShifts> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await loadCold(page, url, width, network);
    return await layoutShifts(page);
  } finally {
    await context.close();
  }
}
