import type { CDPSession } from 'playwright-core';

/** The emulated phone: a slow connection, and a processor four times slower. */
export const SLOW = {
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  latencyMs: 150,
  processor: 4,
} as const;

export const PHONE = { width: 390, height: 844 } as const;

/** What the page is told of its connection, which a slow line alone does not change. */
export const NETWORK = {
  offline: false,
  latency: SLOW.latencyMs,
  downloadThroughput: SLOW.downBitsPerSecond / 8,
  uploadThroughput: SLOW.upBitsPerSecond / 8,
  connectionType: 'cellular4g',
} as const;

/**
 * Throttles the network, and the processor by this factor. Chromium delays delivery, but not the time stamp of the first
 * byte, and not at all what it fetches ahead of a click: `slow-line.ts` does.
 */
export async function throttle(cdp: CDPSession, processor: number): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
