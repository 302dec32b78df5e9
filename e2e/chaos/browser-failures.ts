import type { Page } from '@playwright/test';
import type { BrowserFailure } from '../../shell/src/browser/browser-failure.ts';

/** Failures that the page has dealt with. */
export function failures(page: Page): Promise<BrowserFailure[]> {
  return page.evaluate(() => window.meadowlarkFailures ?? []);
}

/** Uncaught errors alone: a browser itself writes to the console that a script did not arrive. */
export function uncaught(complaints: readonly string[]): string[] {
  return complaints.filter((text) => text.startsWith('uncaught'));
}
