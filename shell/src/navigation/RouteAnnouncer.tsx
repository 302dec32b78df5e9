import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation inside the site a screen reader must hear where it is, and the keyboard must start at the new
 * page. The browser does both for a document; here the title is announced and the focus moves to the main part.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const last = useRef(location);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const before = last.current;
    last.current = location;
    const isHere = before.pathname === location.pathname && before.search === location.search;
    // Another place on the same page is the browser's to go to. Without a fragment, the page was asked for again.
    if (before.key === location.key || (isHere && before.hash !== location.hash)) return;
    setTitle(document.title);
    // Back and forward restore the scroll position; moving the focus must not undo that.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [location]);

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {title}
    </VisuallyHidden>
  );
}
