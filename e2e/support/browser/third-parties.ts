import type { Page } from '@playwright/test';

/** Collects the requests to other origins. The list grows; call it before opening the page. */
export function thirdParties(page: Page, own: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== own) requested.push(url.href);
  });
  return requested;
}
