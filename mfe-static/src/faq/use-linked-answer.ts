import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the answer in the URL's hash and scrolls to it. Most browsers do so on page load, and this changes nothing; on
 * soft navigation, and in older browsers, only this does. A loaded page that is not at its top was reloaded, or its reader
 * has gone on: it stays where it is. On back, the shell scrolls to where the reader was, maybe before this page is hydrated.
 */
export function useLinkedAnswer(): void {
  const { hash } = useLocation();
  const isLoaded = useRef(true);
  useLayoutEffect(() => {
    const transition = window.navigation?.transition;
    // Before the URL has changed, a navigation leads away from here.
    const type = transition?.from.url === location.href ? undefined : transition?.navigationType;
    const stays = isLoaded.current && !type && scrollY > 0;
    isLoaded.current = false;
    if (stays) return;
    const answer = document.querySelector(`[id="${CSS.escape(decoded(hash.slice(1)))}"]`);
    const fold = answer?.closest('details');
    if (!answer || !fold || fold.open) return;
    fold.open = true;
    if (type !== 'traverse') answer.scrollIntoView();
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
