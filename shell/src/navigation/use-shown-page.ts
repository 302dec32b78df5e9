import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { crossFade, mayCrossFade } from './cross-fade.ts';
import type { Navigation } from './navigation.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * The page to be shown. A new one comes with a fade, or is rendered in pieces, so that a long page does not hold up the
 * reader's scrolling on the one before.
 */
export function useShownPage(navigation: Navigation): ShownPage {
  const [page, setPage] = useState(navigation.first);
  useEffect(() => {
    let last = navigation.first;
    const update = (): void => {
      const { shown } = navigation;
      const isOther = shown.arriving !== last.arriving;
      last = shown;
      if (isOther && mayCrossFade(shown.waitedMs))
        crossFade(() => flushSync(() => setPage(navigation.shown)));
      else startTransition(() => setPage(shown));
    };
    // The reader may have gone on before the first page was hydrated.
    startTransition(() => setPage(navigation.shown));
    return navigation.subscribe(update);
  }, [navigation]);
  return page;
}
