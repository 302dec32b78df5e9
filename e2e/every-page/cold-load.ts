import type { Browser, Page } from '@playwright/test';
import { layoutShifts } from '../support/layout-shift.ts';
import { slowNetwork } from '../support/slow-network.ts';

/** Taller than a screen, so that everything on the page is fetched and whatever moves is seen. */
const TALL = 5000;

/** How a page comes: at once, or with faces, pictures and scripts late, each by its own time. */
export type Network = 'fast' | 'late';

/** Opens an address in a page whose cache is empty, and waits until all that belongs to it has come. */
export async function loadCold(page: Page, url: string, width: number, network: Network): Promise<void> {
  await page.setViewportSize({ width, height: TALL });
  if (network === 'late') await slowNetwork(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.unrouteAll({ behavior: 'wait' });
}

/** What moves by itself on such a load, in a context of its own. */
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
