import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePageLocation } from '../composition/page-location.ts';

/**
 * After a soft navigation, announces the title to screen readers and moves the focus to the main part, as browsers do for
 * a document. A late page is announced twice: while it loads and when it arrives.
 */
export function RouteAnnouncer({ pendingText }: { pendingText: string | undefined }) {
  const location = usePageLocation();
  const last = useRef({ location, pendingText });
  const [announcement, setAnnouncement] = useState('');

  // Runs before `Site` calls `onRendered`, which moves the focus to a fragment or to the link that was left.
  useLayoutEffect(() => {
    const { location: before, pendingText: pendingBefore } = last.current;
    last.current = { location, pendingText };
    const hasArrived = before.key === location.key && pendingBefore !== pendingText;
    const isSamePage = before.pathname === location.pathname && before.search === location.search;
    // The browser handles fragments of the same page, even if clicked again. Without a fragment, the page was reloaded.
    if (!hasArrived && (before.key === location.key || (isSamePage && (before.hash || location.hash))))
      return;
    const words = pendingText ?? document.title;
    // The same text would change nothing, so screen readers would stay silent: another search may have the same title.
    setAnnouncement((said) => (said === words ? `${words}\u00A0` : words));
    // Keep the focus if the reader has moved it while the page was late.
    if (hasArrived && document.activeElement !== document.body) return;
    // Moving the focus must not undo the restored scroll position.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [location, pendingText]);

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {announcement}
    </VisuallyHidden>
  );
}
