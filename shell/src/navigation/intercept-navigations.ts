import type { Navigation } from './navigation.ts';
import type { ShownPage } from './shown-page.ts';
import type { By } from '../router/go-to.ts';
import { isDocumentOld } from '../frame/update-frame.ts';
import { isRadioOn } from '../composition/services.ts';
import { saveScroll } from '../sleeping/entry-scroll.ts';
import { isPage } from '../sleeping/not-pages.ts';

/**
 * Handles the browser's navigations between pages of this site, whatever starts them: links, GET forms, back and
 * forward, the router. Pages use plain `<a href>` and `<form>`, which also work before this runs.
 */
export function interceptNavigations(navigation: Navigation): void {
  const keepScroll = (): void => {
    // On back and forward, the URL changes before the page.
    if (isAddressOf(navigation.shown.location, location)) saveScroll();
  };
  // The browser's own reload button does not announce a navigation.
  window.addEventListener('pagehide', keepScroll);
  window.navigation.addEventListener('navigate', (event) => {
    const { navigationType: type } = event;
    if (type !== 'replace') keepScroll();
    if (!isForSite(event, navigation.shown.location)) return;
    const { ready, show } = navigation.start(event);
    // The URL changes together with the page. Browsers without this option change it first, as does back navigation.
    const precommitHandler = async (): Promise<void> => {
      await ready;
      keepScroll();
    };
    event.intercept({
      // The page scrolls when it is rendered, and `RouteAnnouncer` moves the focus.
      scroll: 'manual',
      focusReset: 'manual',
      ...(type !== 'traverse' && { precommitHandler }),
      handler: show,
    });
  });
}

/** Whether a navigation leads to another page of this site, or loads the shown one again. */
export function isForSite(event: NavigateEvent, shown: Address): boolean {
  const { destination, hashChange, navigationType: type } = event;
  const url = new URL(destination.url);
  // The browser handles reloads, downloads, POST forms and pages without pictures.
  if (
    !event.canIntercept ||
    type === 'reload' ||
    event.downloadRequest !== null ||
    event.formData ||
    isLite() ||
    !isPage(url.pathname)
  )
    return false;
  const by = event.info as By | undefined;
  // A script that assigns a URL wants a document. Older browsers do not say where a navigation starts.
  if (!destination.sameDocument)
    return by === 'site' || (by !== 'browser' && event.sourceElement !== null && linksNeedViews());
  // Not `history.replaceState`, and not a fragment of the shown page.
  const isHistoryCall = type !== 'traverse' && !hashChange;
  return !isHistoryCall && !isAddressOf(shown, url);
}

/** Whether links show views in this document. Otherwise they load documents. */
export function linksNeedViews(): boolean {
  return !isLite() && (!isDocumentOld() || isRadioOn());
}

/** Only documents come without pictures. */
function isLite(): boolean {
  return 'lite' in document.documentElement.dataset;
}

type Address = Pick<ShownPage['location'], 'pathname' | 'search'>;

function isAddressOf(shown: Address, { pathname, search }: Address): boolean {
  return shown.pathname === pathname && shown.search === search;
}
