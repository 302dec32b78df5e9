import { hideClosedAlerts } from './features/breaking/closed-alerts.ts';
import { closeBanners, watchBreaking } from './features/breaking/watch-breaking.ts';
import { whenPageChanges } from './sleeping/when-page-changes.ts';
import { awaitTools } from './features/reading/await-tools.ts';
import { offerTools, showChoices } from './features/reading/offer-tools.ts';
import { reportErrors } from './features/reports/report-errors.ts';
import { reportHangs } from './features/reports/report-hangs.ts';
import { browserSavesData } from './sleeping/connection.ts';
import { markNewStories } from './features/visits/mark-new-stories.ts';

/*
 * What every page does for its reader once the browser is idle, and what it reports. Plain DOM code, so that the page can
 * keep sleeping; it does not change text that React has rendered.
 */

/**
 * Share of page views that report web vitals: enough for quartiles, little traffic, and nine readers in ten do not load the
 * script. Errors are always reported.
 */
const VITALS_SHARE = 0.1;

/** Scripts that few pages need. Each starts when an element that needs it arrives. */
const FOR_ELEMENTS = {
  receipt: '[data-receipt]',
  saved: '[data-saved]',
  livePost: '[data-live-post]',
} as const;

const page = window.meadowlark;
// On pages of a QA link, another script shows what fails, and nothing is reported.
if (page && !page.plan.reports) {
  reportHangs(page);
  reportErrors(page);
  if (Math.random() < VITALS_SHARE) void page.load(page.plan.vitals);
}
/** Not a mark on the element: on back and forward, a page is rebuilt from its HTML. */
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
// Browsers also update workers, but at times of their own: an update that shuts a worker down must arrive
// (docs/operations.md).
if (navigator.serviceWorker?.controller)
  void navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);
