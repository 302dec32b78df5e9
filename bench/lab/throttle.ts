import type { CDPSession } from 'playwright-core';

/** The slow phone of every run: a slow connection and a processor that takes four times as long. */
export const SLOW = {
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  latencyMs: 150,
  processor: 4,
} as const;

export const PHONE = { width: 390, height: 844 } as const;

/** Slows a page down. The browser delays what is delivered, not the first byte's time stamp. */
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
