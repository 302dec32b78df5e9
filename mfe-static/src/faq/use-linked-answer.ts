import { useEffect } from 'react';

/**
 * Opens the answer that the address names and brings it into view. Most browsers do so by themselves when a page is
 * loaded, and then it is left as it is; on a soft navigation, and in older ones, nobody else does.
 */
export function useLinkedAnswer(): void {
  useEffect(() => {
    const openLinked = () => {
      const answer = document.querySelector(`[id="${CSS.escape(linkedId())}"]`);
      const fold = answer?.closest('details');
      if (!answer || !fold || fold.open) return;
      fold.open = true;
      answer.scrollIntoView();
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, []);
}

/** What follows the number sign in the address. Anyone can make links, so broken escapes are nothing to fail on. */
function linkedId(): string {
  const raw = window.location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
