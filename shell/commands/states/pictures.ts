import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../gate/browser/launch-browser.ts';
import type { EditionStore } from '../../store/edition-store.ts';

/** The live shell, which renders guests on their own; null if nothing is live yet. */
export async function liveShell(store: EditionStore): Promise<Release | null> {
  const live = await store.live();
  const version = live && (await store.edition(live.edition)).releases['shell'];
  return version ? store.findRelease('shell', version) : null;
}

/** Runs `work` with a browser, and closes it. If none starts, rejects with what to install. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  if ('none' in browser) {
    throw new Error(
      `Pictures need a browser. ${browser.none} "npm install" installs the driver playwright-core, "npx playwright-core install chromium" a browser for it; or set BROWSER_PATH to a Chromium.`,
    );
  }
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
