import type { CDPSession } from 'playwright-core';

/** The emulated phone: a slow connection, and a CPU four times slower. */
export const SLOW = {
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  latencyMs: 150,
  cpuSlowdown: 4,
} as const;

export const PHONE = { width: 390, height: 844 } as const;

/** What `navigator.connection` reports; a slow line alone does not change it. */
export const NETWORK = {
  offline: false,
  latency: SLOW.latencyMs,
  downloadThroughput: SLOW.downBitsPerSecond / 8,
  uploadThroughput: SLOW.upBitsPerSecond / 8,
  connectionType: 'cellular4g',
} as const;

/**
 * Throttles the network, and the CPU by this factor. Chromium delivers what has arrived in one piece, and late: all 18 KB of a
 * page after 95 ms. It does not delay the time stamp of the first byte, nor what it fetches ahead of a click. `slow-line.ts`
 * does both; where it is used, this only sets what `navigator.connection` reports.
 */
export async function throttle(cdp: CDPSession, cpuSlowdown: number, isLineSlow: boolean): Promise<void> {
  if (isLineSlow) await cdp.send('Network.overrideNetworkState', NETWORK);
  else await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
