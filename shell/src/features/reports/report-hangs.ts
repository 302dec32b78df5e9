import type { ShellBootstrap } from '../../sleeping/shell-bootstrap.ts';
import { REPORT_PATH, type SentHang } from './sent-report.ts';

/** In the session's storage: what the next page of this tab reports, while this one is seen. Empty: nothing. */
const KEY = 'shown';

/**
 * Reports a page whose tab stopped answering. Nothing can be sent from it, and it is never told that it is left: so each page notes
 * itself while it is seen, and the next page of the tab finds the note.
 */
export function reportHangs(page: Pick<ShellBootstrap, 'place'>): void {
  const note = ({ type }: Pick<Event, 'type'>): void => {
    const isLeft = type === 'pagehide' || document.hidden;
    try {
      if (!type && sessionStorage[KEY]) navigator.sendBeacon(REPORT_PATH, sessionStorage[KEY]);
      const report: SentHang = { kind: 'hang', ...page.place };
      sessionStorage[KEY] = isLeft ? '' : JSON.stringify(report);
    } catch {
      // Without storage, or if it is full, nobody is told.
    }
  };
  note({ type: '' });
  // A click may be in a page that arrived softly.
  for (const type of ['pagehide', 'visibilitychange', 'click']) addEventListener(type, note, true);
}
