import { FAILURE_EVENT, type BrowserFailure } from '../../composition/browser-failure.ts';
import type { UncaughtError } from '../../sleeping/early-errors.ts';
import type { ShellBootstrap } from '../../sleeping/shell-bootstrap.ts';
import { cleanMessage } from './clean-message.ts';
import { scriptOf, thrownBy } from './script-of.ts';
import { REPORT_PATH, type SentReport } from './sent-report.ts';

/** Limit per document: an error in a loop says nothing new. */
const MAX_REPORTS = 5;

/** Reports handled failures of units and uncaught errors, each once. */
export function reportErrors(page: Pick<ShellBootstrap, 'errors' | 'place'>): void {
  const sent = new Set<string>();
  const send = (report: SentReport): void => {
    const text = JSON.stringify(report);
    if (sent.size >= MAX_REPORTS || sent.has(text)) return;
    sent.add(text);
    navigator.sendBeacon(REPORT_PATH, text);
  };
  const failed = ({ unit, version, edition, stage, message, fellBackTo }: BrowserFailure): void =>
    send({
      kind: 'failure',
      edition,
      route: page.place.route,
      unit,
      version,
      stage,
      fellBackTo,
      message: cleanMessage(message),
    });
  const uncaught = (event: UncaughtError): void => {
    const script = scriptOf(event, location.origin);
    if (script !== null)
      send({ kind: 'error', ...page.place, script, message: cleanMessage(messageOf(event)) });
  };

  window.meadowlarkFailures?.forEach(failed);
  addEventListener(FAILURE_EVENT, (event) => failed((event as CustomEvent<BrowserFailure>).detail));
  page.errors.subscribe(uncaught);
}

function messageOf(event: UncaughtError): string {
  const thrown = thrownBy(event);
  return thrown instanceof Error ? thrown.message : String(thrown);
}
