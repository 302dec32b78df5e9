import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { setInLoadedFaces } from '../features/faces/apply-faces.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ShownPage } from '../navigation/shown-page.ts';

/**
 * A page that took longer than this appears without a fade: the reader has waited long enough, and a slow
 * phone needs another 100 ms to capture the old page.
 */
const FADE_WITHIN_MS = 80;

/**
 * The page to show. A new page is rendered synchronously: if it is rendered in pieces, each with new style rules, the
 * browser recalculates all styles per piece, and a slow phone shows the page 0.5 s later.
 */
export function useShownPage(navigation: Navigation): ShownPage {
  const [page, setPage] = useState(navigation.first);
  useEffect(() => {
    let last = navigation.first;
    const update = (): void => {
      const { shown } = navigation;
      const isOther = shown.arriving !== last.arriving;
      last = shown;
      const render = (): void => {
        setInLoadedFaces();
        flushSync(() => setPage(navigation.shown));
      };
      if (!isOther) startTransition(() => setPage(shown));
      else if (mayCrossFade(shown.waitedMs)) crossFade(render);
      else render();
    };
    // The reader may have navigated before the first page was hydrated.
    startTransition(() => setPage(navigation.shown));
    return navigation.subscribe(update);
  }, [navigation]);
  return page;
}

function mayCrossFade(waitedMs: number): boolean {
  return (
    'startViewTransition' in document &&
    waitedMs <= FADE_WITHIN_MS &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Changes the page with a cross-fade (late.css). The new page appears at once; only the old one fades. */
function crossFade(change: () => void): void {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // The next page or a hidden window may skip the fade, which rejects. React reports what `change` throws.
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {});
}
