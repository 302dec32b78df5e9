import type { ShellBootstrap } from '../../sleeping/shell-bootstrap.ts';
import { REPORT_PATH, type SentHang } from './sent-report.ts';

/** In the session's storage: what the next page of this tab reports. Set while this page is visible. Empty: nothing. */
const KEY = 'shown';

/**
 * Reports a page whose tab stopped responding. It cannot send anything, and gets no event when the reader leaves. So each
 * page stores a note while it is visible, and the next page of the tab finds it.
 */
export function reportHangs(page: Pick<ShellBootstrap, 'place'>): void {
  const note = ({ type }: Pick<Event, 'type'>): void => {
    const isLeft = type === 'pagehide' || document.hidden;
    try {
      if (!type && sessionStorage[KEY]) navigator.sendBeacon(REPORT_PATH, sessionStorage[KEY]);
      const report: SentHang = { kind: 'hang', ...page.place };
      sessionStorage[KEY] = isLeft ? '' : JSON.stringify(report);
    } catch {
      // Without storage, or if it is full, nothing is reported.
    }
  };
  note({ type: '' });
  // The click may be on a page that came by a soft navigation.
  for (const type of ['pagehide', 'visibilitychange', 'click']) addEventListener(type, note, true);
}
