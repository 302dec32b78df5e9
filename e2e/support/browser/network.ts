import type { Page } from '@playwright/test';

/** The connection as browsers report it. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
  downlink?: number;
}

/** The page sleeps until the reader acts, and nothing is prefetched speculatively. */
export const SLOW: Connection = { saveData: false, effectiveType: '3g' };
/** The reader asks to save data. */
export const SAVE_DATA: Connection = { saveData: true, effectiveType: '4g' };
/** The page wakes by itself and prefetches speculatively. */
export const FAST: Connection = { saveData: false, effectiveType: '4g', downlink: 10 };

/**
 * Fakes the connection from the next document on, including the time to the first byte that the page measures, which would
 * otherwise depend on the load of this machine. Call it before opening the page.
 */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((faked) => {
    Object.defineProperty(navigator, 'connection', { value: faked });
    const responseMs = faked.effectiveType === '4g' ? 20 : 400;
    Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
      get(this: PerformanceResourceTiming) {
        return this.requestStart + responseMs;
      },
    });
  }, connection);
}

/** Throttles to 1.6 Mbit/s with a round trip of 150 ms, as on a phone on a train. On such a connection a page sleeps. */
export async function throttleConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

/** Delay by resource type, ms. Fonts come last, after the text they set. */
const DELAY_MS: Readonly<Record<string, number>> = { script: 300, image: 600, media: 600, font: 900 };

/** Delays the resources of a page, each type by its own time. */
export async function delayResources(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const delay = DELAY_MS[route.request().resourceType()] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may have been closed by now.
    await route.continue().catch(() => undefined);
  });
}
