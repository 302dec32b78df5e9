import type { ShellBootstrap } from '../../sleeping/shell-bootstrap.ts';
import { REPORT_PATH, type SentHang } from './sent-report.ts';

/** `activationStart` is missing in TypeScript's types, and in browsers that prerender nothing. */
type PageNavigation = PerformanceNavigationTiming & { activationStart?: number };

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
    // For browsers, a duplicate goes back to its page. A prerendered page is shown before the page before it can remove its
    // note, and a tab that does not respond follows no link.
    const [{ type, activationStart }] = performance.getEntriesByType('navigation') as [PageNavigation];
    if (!opener && type !== 'back_forward' && !activationStart && sessionStorage['shown'])
      navigator.sendBeacon(REPORT_PATH, sessionStorage['shown']);
  } catch {
    // As above.
  }
  note();
  // A page is also hidden when the reader leaves it. The click may be on one that came by a soft navigation.
  for (const type of ['visibilitychange', 'click']) addEventListener(type, note, true);
}
