import type { Page } from 'playwright-core';
import type { Watch } from './page-watch.ts';

/** What the watch in the page has seen so far. */
export async function readWatch(page: Page): Promise<Watch> {
  const watch = await page.evaluate(() => window.benchWatch);
  if (!watch) throw new Error('There is no watch in the page.');
  return watch;
}

/** The parts of long tasks beyond 50 ms each, after the first paint: while they ran, a touch would have waited. */
export function blockingMs({ long, firstPaint }: Pick<Watch, 'long' | 'firstPaint'>): number {
  return long.reduce((sum, { start, duration }) => {
    const from = Math.max(start, firstPaint);
    return sum + Math.max(0, start + duration - from - 50);
  }, 0);
}
