import type { MountedView } from '../composition/mounted-view.ts';
import { findGrant } from '../composition/find-route.ts';
import { allUnits, shownUnits } from '../composition/unit.ts';
import { routeOfView } from '../composition/view.ts';
import { NoViewError } from '../browser/fetch-view.ts';
import { mountView } from '../browser/mount-view.ts';
import type { PageContext } from '../browser/page-context.ts';
import type { TabViews } from '../views/tab-views.ts';

/**
 * Loads view and components of a page in parallel. Rejects like `fetchView`; `mountView` handles components that fail.
 */
export async function loadPage(
  views: TabViews,
  page: PageContext,
  type: NavigationType,
): Promise<MountedView> {
  const { tab, route, url, signal } = page;
  const started = tab.units.start(route ? allUnits(route) : [], tab.releases);
  const answer = await views.get(page, type, signal);
  signal.throwIfAborted();
  const { view } = answer;
  // The remote may have added the page since: the document is of the live edition.
  if (view.kind === 'not-found' && findGrant(url.pathname))
    throw new NoViewError(`No view for ${url.pathname}`);
  tab.update(answer);
  const units = await tab.units.load(shownUnits(route, view), answer.releases, started);
  return mountView({ ...page, route: routeOfView(view, route) }, answer, units);
}
