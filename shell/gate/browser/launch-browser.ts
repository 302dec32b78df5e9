import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { BROWSER_PLACES } from './browser-places.mjs';

const START_MS = 20_000;

/** Run at the start of a page: esbuild, which strips types, adds calls of `__name` to the functions that run there. */
export const NAMES = 'globalThis.__name ??= (named) => named';

/** Starts the Chromium of BROWSER_PATH, or an installed one. Resolves with the reason if none starts. Installs nothing. */
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
        // In containers, root cannot use Chromium's sandbox, and shared memory is small.
        args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
      });
    } catch {
      // Try the next one.
    }
  }
  return {
    none: named
      ? `BROWSER_PATH is "${named}", and ${existsSync(named) ? 'that does not start. Run it with --headless to see why' : 'there is no such file'}.`
      : 'No Chromium or Chrome could be started. Install one, or set BROWSER_PATH to one.',
  };
}
