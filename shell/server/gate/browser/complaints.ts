import type { Page } from 'playwright-core';

/** What a browser complains about on a page, each once: console errors, uncaught errors, requests that fail. */
export function complaintsOf(page: Page): ReadonlySet<string> {
  const complaints = new Set<string>();
  page.on('pageerror', (error) => complaints.add(`an uncaught error: ${firstLine(error.message)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.add(`an error in the console: ${firstLine(message.text())}`);
  });
  page.on('requestfailed', (request) => {
    complaints.add(`a request that fails: ${request.url()} (${request.failure()?.errorText ?? 'refused'})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.add(`a request answered with ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
