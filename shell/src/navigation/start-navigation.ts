import type { Tab } from '../browser/tab.ts';
import { followLinks } from './follow-links.ts';
import { Navigation } from './navigation.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * Takes links, GET forms, back and forward over from the browser. `first` is the page that the document brought, `visit`
 * ends what is still to come for it when the reader goes on.
 */
export function startNavigation(
  tab: Tab,
  first: Pick<ShownPage, 'route' | 'arriving'>,
  visit: AbortController,
): Navigation {
  const navigation = new Navigation(tab, first, visit);
  window.addEventListener('popstate', ({ state }) => navigation.popped(state));
  followLinks(navigation);
  keepPlaces(navigation);
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
