import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';
import type { UnansweredFailure } from '../../../src/reports/sent-report.ts';

interface Recorder {
  /** Console errors, uncaught errors and failed requests, each once. */
  complaints: ReadonlySet<string>;
  /** Messages of units that failed, as the page sends them when it asks for their previous release. */
  failures: readonly string[];
  stop: () => void;
}

/** Records what goes wrong in a page until `stop`. */
export function recordComplaints(page: Page): Recorder {
  const complaints = new Set<string>();
  const failures: string[] = [];
  const onRequest = (request: Request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.startsWith('/_data/')) return;
    const sent = (request.postDataJSON() ?? []) as readonly UnansweredFailure[];
    failures.push(...sent.map(({ message }) => short(message)));
  };
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
    .on('request', onRequest)
    .on('pageerror', onError)
    .on('console', onConsole)
    .on('requestfailed', onFailed)
    .on('response', onResponse);
  const stop = () => {
    page
      .off('request', onRequest)
      .off('pageerror', onError)
      .off('console', onConsole)
      .off('requestfailed', onFailed)
      .off('response', onResponse);
  };
  return { complaints, failures, stop };
}

function short(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
