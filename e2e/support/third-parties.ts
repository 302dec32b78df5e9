import type { Page } from '@playwright/test';

/** Addresses of other origins that the page asked for, as they come. To be called before the page is opened. */
export function thirdParties(page: Page, own: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== own) asked.push(url.href);
  });
  return asked;
}
