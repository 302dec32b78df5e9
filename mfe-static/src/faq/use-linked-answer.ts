import { useEffect } from 'react';

/**
 * Opens the answer in the URL's hash and scrolls to it. Most browsers do so on page load, and this changes nothing; on
 * soft navigation, and in older browsers, only this does.
 */
export function useLinkedAnswer(): void {
  useEffect(() => {
    const openLinked = () => {
      const answer = document.querySelector(`[id="${CSS.escape(idInAddress())}"]`);
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

/** The URL's hash, decoded. A link may contain invalid escapes. */
function idInAddress(): string {
  const raw = window.location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
