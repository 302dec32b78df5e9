import type { Page } from '@playwright/test';

/** What a browser says of the reader's connection. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
  downlink?: number;
}

/** The page sleeps until its reader turns to it, and nothing is fetched on a guess. */
export const POOR: Connection = { saveData: false, effectiveType: '3g' };
/** Data is dear. */
export const SAVING: Connection = { saveData: true, effectiveType: '4g' };
/** The page wakes by itself, and guesses. */
export const AMPLE: Connection = { saveData: false, effectiveType: '4g', downlink: 10 };

/**
 * From the next document on the connection is this one, also as the page measures it: what a busy machine takes to answer
 * says nothing of the reader's. To be called before the page is opened.
 */
export async function tellConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told });
    const quick = told.effectiveType === '4g' ? 20 : 400;
    Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
      get(this: PerformanceResourceTiming) {
        return this.requestStart + quick;
      },
    });
  }, connection);
}
