import { hideClosedAlerts } from './breaking/closed-alerts.ts';
import { closeBanners, watchBreaking } from './breaking/watch-breaking.ts';
import { whenPageChanges } from './browser/when-page-changes.ts';
import { awaitTools } from './reading/await-tools.ts';
import { offerTools, showChoices } from './reading/offer-tools.ts';
import { browserSavesData } from './sleeping/connection.ts';
import { markNewStories } from './visits/mark-new-stories.ts';

/*
 * What a page that is read does for its reader, once the browser is idle. Plain DOM code, so that the page can keep
 * sleeping; it changes no text that React has rendered.
 */

/** Scripts that few pages need. They start when an element of theirs arrives. */
const FOR_ELEMENTS = {
  receipt: '[data-receipt]',
  saved: '[data-saved]',
  livePost: '[data-live-post]',
} as const;

const page = window.meadowlark;
/** Not a mark on the element: a page that comes back is made of its HTML. */
const seen = new WeakSet<Element>();
const markNew = markNewStories();
const status = offerTools();
if (page) awaitTools(() => page.load(page.plan.reading), status);
whenPageChanges(() => {
  showChoices();
  markNew?.();
  for (const name of Object.keys(FOR_ELEMENTS) as (keyof typeof FOR_ELEMENTS)[])
    for (const element of document.querySelectorAll(FOR_ELEMENTS[name])) {
      if (!seen.has(element)) void page?.load(page.plan[name]);
      seen.add(element);
    }
});
for (const type of ['storage', 'pageshow']) {
  addEventListener(type, showChoices);
  addEventListener(type, hideClosedAlerts);
}
hideClosedAlerts();
document.addEventListener('click', closeBanners);
if (!browserSavesData()) watchBreaking();
// Browsers do it too, but when they like: what ends a worker has to reach it (docs/operations.md).
if (navigator.serviceWorker?.controller)
  void navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);
