import type { ShellBootstrap } from '../../sleeping/shell-bootstrap.ts';
import { REPORT_PATH, type SentHang } from './sent-report.ts';

/** Of `performance.navigation`: deprecated, but in all browsers, and it takes fewer bytes than the page's entry. */
const BACK_OR_FORWARD = 2;

/**
 * Reports a page whose tab stopped responding. It cannot send anything, and gets no event when the reader leaves. So each
 * page stores a note while it is visible, and the next page of the tab finds it: `shown` in the session's storage, empty if
 * there is nothing to report.
 */
export function reportHangs(page: Pick<ShellBootstrap, 'place'>): void {
  const note = (): void => {
    try {
      sessionStorage['shown'] = document.hidden
        ? ''
        : JSON.stringify({ kind: 'hang', ...page.place } satisfies SentHang);
    } catch {
      // Without storage, or if it is full, nothing is reported.
    }
  };
  try {
    // A tab that a script opened, or that the reader duplicated, has a copy of the note of a page that is still visible.
    // For browsers, a duplicate goes back to its page.
    const isCopy = window.opener || performance.navigation.type === BACK_OR_FORWARD;
    if (!isCopy && sessionStorage['shown']) navigator.sendBeacon(REPORT_PATH, sessionStorage['shown']);
  } catch {
    // As above.
  }
  note();
  // A page is also hidden when the reader leaves it. The click may be on one that came by a soft navigation.
  for (const type of ['visibilitychange', 'click']) addEventListener(type, note, true);
}
