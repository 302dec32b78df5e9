import type { Tab } from '../browser/tab.ts';
import { stopSpeculating } from '../sleeping/speculation.ts';
import { followLinks } from './follow-links.ts';
import { Navigation, type FirstPage } from './navigation.ts';
import { prepareLikely } from './prepare-likely.ts';
import { watchIntent } from './watch-intent.ts';

/**
 * Takes links, GET forms, back and forward over from the browser. `first` is the page that the document brought, `visit`
 * ends what is still to come for it when the reader goes on.
 */
export function startNavigation(tab: Tab, first: FirstPage, visit: AbortController): Navigation {
  const navigation = new Navigation(tab, first, visit);
  if (window.meadowlark) window.meadowlark.navigates = true;
  window.addEventListener('popstate', ({ state }) => navigation.popped(state));
  followLinks(navigation);
  keepPlaces(navigation);
  prepareLinks(navigation);
  return navigation;
}

/** The site restores scroll positions while it is awake; the browser does it for the document that comes next. */
function keepPlaces(navigation: Navigation): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    navigation.places.save(navigation.shown.location.key);
    navigation.places.store();
    history.scrollRestoration = 'auto';
  });
  // A document that comes back from the browser's cache is as awake as it was.
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** What a click would need is fetched before it: at the first sign of one, or where one is likely. */
function prepareLinks(navigation: Navigation): void {
  // From now on a click needs no document.
  stopSpeculating();
  const prepare = (url: URL): void => navigation.prepare(url);
  watchIntent(prepare);
  prepareLikely(prepare);
  let { shown } = navigation;
  navigation.subscribe(() => {
    if (shown !== navigation.shown) prepareLikely(prepare);
    shown = navigation.shown;
  });
}
