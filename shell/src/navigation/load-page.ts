import type { MountedView } from '../composition/mounted-view.ts';
import { allUnits, shownUnits } from '../composition/unit.ts';
import { mountView } from '../browser/mount-view.ts';
import type { Visit } from '../browser/visit.ts';
import type { ShownPage } from './shown-page.ts';
import type { Views } from './views.ts';

/**
 * Data and components of a page, at the same time. Rejects as `fetchView` does; a component that cannot be had is dealt
 * with, and the next navigation tries it again.
 */
export async function loadPage(views: Views, visit: Visit, came: ShownPage['came']): Promise<MountedView> {
  const { tab, route, signal } = visit;
  const begun = tab.units.start(route ? allUnits(route) : [], tab.releases);
  const answer = await views.get(visit, came, signal);
  signal.throwIfAborted();
  tab.goOnWith(answer);
  const refs = route ? shownUnits(route, answer.view) : [];
  return mountView(visit, answer, await tab.units.load(refs, answer.releases, begun));
}
