import { leftByLink, restoreScroll, saveScroll } from './entry-scroll.ts';
import { reopenLists } from './open-lists.ts';
import { whenLoaded } from './when-idle.ts';

/**
 * Reloads a sleeping page on back and forward. History entries of soft navigations belong to one document, and browsers
 * load no document between them, even after that document was reloaded and sleeps.
 */
export function reloadOnHistory(isAsleep: () => boolean): void {
  // Without the Navigation API there are no soft navigations.
  if (!window.navigation) return;
  if (history.scrollRestoration === 'manual' || leftByLink()) {
    history.scrollRestoration = 'manual';
    reopenLists();
    restoreScroll();
    // Set earlier, the browser would restore the position of the previous document.
    whenLoaded(() => (history.scrollRestoration = 'auto'));
  }
  // From then on the entry belongs to another page.
  let isReloading = false;
  addEventListener('pagehide', () => {
    if (isAsleep() && !isReloading) saveScroll();
  });
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.canIntercept || event.hashChange || !isAsleep()) return;
    saveScroll();
    event.intercept({
      handler: () => {
        isReloading = true;
        // The browser would keep the position of this page.
        history.scrollRestoration = 'manual';
        location.reload();
      },
    });
  });
}
