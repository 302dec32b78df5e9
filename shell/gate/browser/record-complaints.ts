import type { ConsoleMessage, Dialog, Page, Request, Response } from 'playwright-core';
import type { UnresolvedFailure } from '../../src/composition/browser-failure.ts';

/** Records what goes wrong in a page until `stop`. */
export function recordComplaints(page: Page) {
  /** Console errors, uncaught errors and failed requests, each once. */
  const complaints = new Set<string>();
  /** Messages of units that failed, as the page sends them when it requests their previous release. */
  const failures: string[] = [];
  const onRequest = (request: Request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.startsWith('/_data/')) return;
    const sent = (request.postDataJSON() ?? []) as readonly UnresolvedFailure[];
    failures.push(...sent.map(({ message }) => short(message)));
  };
  const onError = (error: Error) => complaints.add(`an uncaught error: ${short(error.message)}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.add(`an error in the console: ${short(message.text())}`);
  };
  const onFailed = (request: Request) => {
    // Without its document, the page is not awake; another one is a departure.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
    const why = request.failure()?.errorText ?? 'refused';
    // Nobody waits for it: its element or page is gone, which may be the page of the test case before.
    if (why === 'net::ERR_ABORTED') return;
    complaints.add(`a request that fails: ${request.url()} (${why})`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) {
      complaints.add(`a request that gets status ${response.status()}: ${response.url()}`);
    }
  };
  const onDialog = (dialog: Dialog) => {
    complaints.add(`a dialog that stops the whole site (${dialog.type()}): ${short(dialog.message())}`);
    // The page may be gone.
    dialog.dismiss().catch(() => {});
  };
  page
    .on('dialog', onDialog)
    .on('request', onRequest)
    .on('pageerror', onError)
    .on('console', onConsole)
    .on('requestfailed', onFailed)
    .on('response', onResponse);
  const stop = () => {
    page
      .off('dialog', onDialog)
      .off('request', onRequest)
      .off('pageerror', onError)
      .off('console', onConsole)
      .off('requestfailed', onFailed)
      .off('response', onResponse);
  };
  return { complaints, failures, stop };
}

const OPEN_ALONE =
  'Open the situation on the standalone page of the remote, look at the console, and fix it.';
/** The standalone page has no such policy, so it shows what pages of the site block. */
const BLOCKED =
  'The policy of the site blocks it. Outside pictures go through ctx.picture in load, outside data through ctx.fetch there, and outside frames into EMBEDS in shared/src/site.ts.';
const NOT_UNDONE = 'Undo it when the component is removed: in the function that its effect returns.';

export function fixOfComplaint(complaint: string): string {
  if (complaint.startsWith('leaves behind')) return NOT_UNDONE;
  return /Content Security Policy|\(csp\)$/.test(complaint) ? BLOCKED : OPEN_ALONE;
}

function short(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
