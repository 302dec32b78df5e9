import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation inside the site a screen reader must hear where it is, and the keyboard must start at the new
 * page. The browser does both for a document; here the title is announced and the focus moves to the main part.
 */
export function RouteAnnouncer() {
  const { key } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setTitle(document.title);
    // Back and forward restore the scroll position; moving the focus must not undo that.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [key]);

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {title}
    </VisuallyHidden>
  );
}
