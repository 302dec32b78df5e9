import type { MountedView } from '../composition/mounted-view.ts';
import { findGrant } from '../composition/find-route.ts';
import { allUnits, shownUnits } from '../composition/unit.ts';
import { routeOfView } from '../composition/view.ts';
import { NoViewError } from '../browser/fetch-view.ts';
import { mountView } from '../browser/mount-view.ts';
import type { PageContext } from '../browser/page-context.ts';
import { isRadioOn } from '../composition/services.ts';
import type { TabViews } from '../views/tab-views.ts';
import { withDeadline } from '../composition/with-deadline.ts';

/** The server's HTML comes sooner than a script that hangs, which fails after two tries of 8 s. */
const LATE_MS = 5000;

/**
 * Loads view and components of a page in parallel. Rejects like `fetchView`, and with `NoViewError` for components that are
 * late; `mountView` handles those that fail.
 */
export async function loadPage(
  views: TabViews,
  page: PageContext,
  type: NavigationType,
): Promise<MountedView> {
  const { tab, route, url, signal } = page;
  const started = tab.units.start(route ? allUnits(route) : [], tab.releases);
  const response = await views.get(page, type, signal);
  signal.throwIfAborted();
  const { view } = response;
  // The remote may have added the page since: the document is of the live edition.
  if (view.kind === 'not-found' && findGrant(url.pathname))
    throw new NoViewError(`No view for ${url.pathname}`);
  tab.update(response);
  const loading = tab.units.load(shownUnits(route, view), response.releases, started);
  const units = await (type === 'traverse' || isRadioOn() ? loading : inTime(loading, url));
  return mountView({ ...page, route: routeOfView(view, route) }, response, units);
}

async function inTime<T>(loading: Promise<T>, { pathname }: URL): Promise<T> {
  try {
    // It never rejects by itself.
    return await withDeadline(loading, LATE_MS, '');
  } catch {
    throw new NoViewError(`No script for ${pathname}`);
  }
}
