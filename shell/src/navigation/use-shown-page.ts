import { startTransition, useEffect, useState } from 'react';
import type { Navigation } from './navigation.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * The page to be shown. A new one is rendered in pieces, so that a long page does not hold up the reader's scrolling on
 * the one before.
 */
export function useShownPage(navigation: Navigation): ShownPage {
  const [page, setPage] = useState(navigation.first);
  useEffect(() => {
    const update = () => startTransition(() => setPage(navigation.shown));
    // The reader may have gone on before the first page was hydrated.
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  return page;
}
