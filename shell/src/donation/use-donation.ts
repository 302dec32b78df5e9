import { useEffect, useState } from 'react';
import { closedThisSession, rememberClosed } from './closed-this-session.ts';

/** From the load of the page to the pop-up (specification, section 9). */
const DELAY_MS = 30_000;

/**
 * Whether the pop-up is open, and what closes it for the session. The time runs from the load of the document, however
 * late the scripts were, and goes on while the reader moves through the site.
 */
export function useDonation(): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (closedThisSession()) return;
    const timer = setTimeout(() => setOpen(!closedThisSession()), Math.max(0, DELAY_MS - performance.now()));
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    rememberClosed();
    setOpen(false);
  };
  return { open, close };
}
