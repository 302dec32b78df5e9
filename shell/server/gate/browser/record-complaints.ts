import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/** Records console errors, uncaught errors and failed requests of a page until `stop`, each once. */
export function recordComplaints(page: Page): { complaints: ReadonlySet<string>; stop: () => void } {
  const complaints = new Set<string>();
  const onError = (error: Error) => complaints.add(`an uncaught error: ${short(error.message)}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.add(`an error in the console: ${short(message.text())}`);
  };
  const onFailed = (request: Request) => {
    complaints.add(`a request that fails: ${request.url()} (${request.failure()?.errorText ?? 'refused'})`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) {
      complaints.add(`a request that is answered with ${response.status()}: ${response.url()}`);
    }
  };
  page
    .on('pageerror', onError)
    .on('console', onConsole)
    .on('requestfailed', onFailed)
    .on('response', onResponse);
  const stop = () => {
    page
      .off('pageerror', onError)
      .off('console', onConsole)
      .off('requestfailed', onFailed)
      .off('response', onResponse);
  };
  return { complaints, stop };
}

function short(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
