import { REPORT_PATH, type SentReport } from './sent-report.ts';

/** Sends one report. The browser delivers it also when the page is being left; nobody waits for an answer. */
export function sendReport(report: SentReport): void {
  navigator.sendBeacon(REPORT_PATH, JSON.stringify(report));
}
