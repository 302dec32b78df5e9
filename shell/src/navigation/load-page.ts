import type { MountedView } from '../composition/mounted-view.ts';
import { allUnits, shownUnits } from '../composition/unit.ts';
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
  const { tab, route, signal } = page;
  const started = tab.units.start(route ? allUnits(route) : [], tab.releases);
  const answer = await views.get(page, type, signal);
  signal.throwIfAborted();
  tab.update(answer);
  const refs = route ? shownUnits(route, answer.view) : [];
  return mountView(page, answer, await tab.units.load(refs, answer.releases, started));
}
