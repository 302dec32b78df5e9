import type { Page } from '@playwright/test';

/** 1.6 Mbit/s with a round trip of 150 ms: a phone on a train, on which a page sleeps until its reader turns to it. */
export async function slowConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}
