import type { TabState } from '../browser/tab-state.ts';
import { removeSpeculationRules } from '../sleeping/speculation-rules.ts';
import { interceptNavigations, linksNeedViews } from './intercept-navigations.ts';
import { Navigation, type FirstPage } from './navigation.ts';
import { prefetchLikely } from '../views/prefetch-likely.ts';
import { watchIntent } from '../views/watch-intent.ts';
import { watchRest } from '../views/watch-rest.ts';

/**
 * Handles navigations instead of the browser. Links and forms load documents in browsers without the Navigation API, or
 * without a feature that this needs, of which `AbortSignal.any` is the newest (Chrome 116). `first` is the page of the
 * document; `leave` aborts its pending work on the first navigation.
 */
export function startNavigation(tab: TabState, first: FirstPage, leave: AbortController): Navigation {
  const navigation = new Navigation(tab, first, leave);
  window.addEventListener('popstate', () => navigation.onPopState());
  if (!('navigation' in window && 'any' in AbortSignal)) return navigation;
  if (window.meadowlark) window.meadowlark.navigates = true;
  interceptNavigations(navigation);
  prefetchLinks(navigation);
  return navigation;
}

/** Prefetches pages before a click: on its first sign, or if it is likely. */
function prefetchLinks(navigation: Navigation): void {
  // Clicks no longer load documents.
  removeSpeculationRules();
  const prefetch = (url: URL): void => {
    if (linksNeedViews()) navigation.prefetch(url);
  };
  watchIntent(prefetch);
  watchRest(prefetch);
  prefetchLikely(prefetch);
  let { shown } = navigation;
  navigation.subscribe(() => {
    if (shown !== navigation.shown) prefetchLikely(prefetch);
    shown = navigation.shown;
  });
}
