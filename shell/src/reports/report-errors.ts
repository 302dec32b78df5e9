import { FAILURE_EVENT, type BrowserFailure } from '../browser/browser-failure.ts';
import type { UncaughtError } from '../browser/early-errors.ts';
import type { Handover } from '../sleeping/handover.ts';
import { cleanMessage } from './clean-message.ts';
import { scriptOf } from './script-of.ts';
import { sendReport } from './send-report.ts';
import type { SentReport } from './sent-report.ts';

/** Of one page view. What fails in a loop says nothing new after that. */
const MOST = 5;

/** Reports failures that the shell dealt with, and errors that nobody caught: at once, each once. */
export function reportErrors(page: Pick<Handover, 'errors' | 'place'>): void {
  const sent = new Set<string>();
  const send = (report: SentReport): void => {
    const text = JSON.stringify(report);
    if (sent.size >= MOST || sent.has(text)) return;
    sent.add(text);
    sendReport(report);
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
  window.addEventListener(FAILURE_EVENT, (event) => failed((event as CustomEvent<BrowserFailure>).detail));
  page.errors.handOver(uncaught);
}

function messageOf(event: UncaughtError): string {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  return error instanceof Error ? error.message : String(error);
}
