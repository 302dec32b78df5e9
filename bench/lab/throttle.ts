import type { CDPSession } from 'playwright-core';

/** The emulated phone: a slow connection, and a processor four times slower. */
export const SLOW = {
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  latencyMs: 150,
  processor: 4,
} as const;

export const PHONE = { width: 390, height: 844 } as const;

/** Throttles network and processor. Chromium delays delivery, but not the time stamp of the first byte. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.downBitsPerSecond / 8,
    uploadThroughput: SLOW.upBitsPerSecond / 8,
    connectionType: 'cellular4g',
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
}
