import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { BROWSER_PLACES } from './browser-places.mjs';

const START_MS = 20_000;

/**
 * Starts a Chromium: the one named by BROWSER_PATH, or one that is installed here. Resolves with the reason where there is
 * none; nothing is fetched or installed.
 */
export async function launchBrowser(): Promise<Browser | { none: string }> {
  const driver = await import('playwright-core').catch(() => null);
  if (!driver) return { none: 'The browser driver playwright-core is not installed here.' };
  const named = process.env['BROWSER_PATH'];
  const places = named ? [named] : [...BROWSER_PLACES, driver.chromium.executablePath()];
  for (const executablePath of places.filter((place) => existsSync(place))) {
    try {
      return await driver.chromium.launch({
        executablePath,
        timeout: START_MS,
        // Containers give root no sandbox, and little shared memory.
        args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
      });
    } catch {
      // The next place may hold one that starts.
    }
  }
  return {
    none: named
      ? `BROWSER_PATH is "${named}", and that does not start.`
      : 'No Chromium or Chrome starts here. Install one, or name one by BROWSER_PATH.',
  };
}
