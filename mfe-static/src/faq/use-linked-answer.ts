import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the answer in the URL's hash and scrolls to it. Most browsers do so on page load, and this changes nothing; on
 * soft navigation, and in older browsers, only this does. A loaded page that is not at its top was reloaded, or its reader
 * has gone on: it stays where it is.
 */
export function useLinkedAnswer(): void {
  const { hash } = useLocation();
  const isLoaded = useRef(true);
  // Before the shell scrolls: on back, to where the reader was.
  useLayoutEffect(() => {
    const stays = isLoaded.current && !window.navigation?.transition && scrollY > 0;
    isLoaded.current = false;
    if (stays) return;
    const answer = document.querySelector(`[id="${CSS.escape(decoded(hash.slice(1)))}"]`);
    const fold = answer?.closest('details');
    if (!answer || !fold || fold.open) return;
    fold.open = true;
    answer.scrollIntoView();
  }, [hash]);
}

/** A link may contain invalid escapes. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
