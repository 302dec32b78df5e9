import type { Page } from '@playwright/test';
import type { BrowserFailure } from '../../shell/src/composition/browser-failure.ts';

/** Failures that the page handled. */
export function failures(page: Page): Promise<BrowserFailure[]> {
  return page.evaluate(() => window.meadowlarkFailures ?? []);
}

/** Only uncaught errors, because browsers also log scripts that did not load. */
export function uncaught(pageErrors: readonly string[]): string[] {
  return pageErrors.filter((text) => text.startsWith('uncaught'));
}
