import type { Browser, Page } from '@playwright/test';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { serveInPieces } from '../support/browser/html-in-pieces.ts';
import { delayResources } from '../support/browser/network.ts';

/**
 * Viewport height, px. With `late`, tall enough to load everything and to record every shift. With `pieces`, a large
 * screen: what is below is parsed before the reader scrolls there.
 */
const HEIGHT = { late: 5000, pieces: 1200 };

/** `pieces`: the HTML arrives piece by piece. `late`: fonts, pictures and scripts arrive after it. */
type Network = 'pieces' | 'late';

/** Loads an address and waits until the network is idle. The cache of `page` must be empty. */
export async function loadCold(page: Page, url: string, width: number, network: Network): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT[network] });
  if (network === 'late') await delayResources(page);
  const { origin, pathname, search } = new URL(url);
  const pieces = network === 'pieces' ? await serveInPieces(origin) : null;
  try {
    await page.goto((pieces?.origin ?? origin) + pathname + search);
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.unrouteAll({ behavior: 'wait' });
  } finally {
    await pieces?.stop();
  }
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
