import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

export interface Heard {
  /** Each once, in the order of their coming. */
  complaints: ReadonlySet<string>;
  stop: () => void;
}

/** Hears what a browser complains about on a page: console errors, uncaught errors, requests that fail. */
export function hearComplaints(page: Page): Heard {
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
