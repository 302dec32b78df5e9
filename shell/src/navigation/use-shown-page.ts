import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { crossFade, mayCrossFade } from './cross-fade.ts';
import type { Navigation } from './navigation.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * The page to be shown. A new one is rendered in one go: in pieces, each with style rules of its own, the browser would
 * reckon the styles of the whole page anew for every piece, and a slow phone shows the page half a second later.
 */
export function useShownPage(navigation: Navigation): ShownPage {
  const [page, setPage] = useState(navigation.first);
  useEffect(() => {
    let last = navigation.first;
    const update = (): void => {
      const { shown } = navigation;
      const isOther = shown.arriving !== last.arriving;
      last = shown;
      const render = (): void => flushSync(() => setPage(navigation.shown));
      if (!isOther) startTransition(() => setPage(shown));
      else if (mayCrossFade(shown.waitedMs)) crossFade(render);
      else render();
    };
    // The reader may have gone on before the first page was hydrated.
    startTransition(() => setPage(navigation.shown));
    return navigation.subscribe(update);
  }, [navigation]);
  return page;
}
