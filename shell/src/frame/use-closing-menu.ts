import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes an open `<details>` menu when a link in it is followed, on Escape (the focus then goes back to the toggle), on
 * a press outside, and when the keyboard moves on past its last link.
 */
export function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => details.current?.removeAttribute('open'), [location]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const menu = details.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      // This key has done its work: what else is open on the page stays.
      event.preventDefault();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target))
        details.current?.removeAttribute('open');
    };
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A link to where the reader is, or to another site, changes no location here.
      if (link && details.current?.contains(link)) details.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('click', onLink);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('click', onLink);
    };
  }, []);

  return details;
}
