import type { ArrivingView, MountedView } from '../composition/mounted-view.ts';
import { allUnits, shownUnits } from '../composition/unit.ts';
import { fetchView } from '../browser/fetch-view.ts';
import { mountView } from '../browser/mount-view.ts';
import type { Visit } from '../browser/visit.ts';

/**
 * Data and components of a page, at the same time. Rejects as `fetchView` does; a component that cannot be had is dealt
 * with, and the next navigation tries it again.
 */
export async function loadPage(visit: Visit): Promise<MountedView> {
  const { tab, route, url, signal } = visit;
  const begun = tab.units.start(route ? allUnits(route) : [], tab.releases);
  const answer = await fetchView(tab.edition, url, signal);
  tab.goOnWith(answer);
  const refs = route ? shownUnits(route, answer.view) : [];
  return mountView(visit, answer, await tab.units.load(refs, answer.releases, begun));
}

export function settled(mounted: MountedView): ArrivingView {
  return { mounted, pending: null };
}
