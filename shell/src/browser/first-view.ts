import { hydratedUnits } from '../composition/unit.ts';
import type { MountedView } from '../composition/mounted-view.ts';
import type { PageState } from '../document/page-state.ts';
import { asMounted, mountView } from './mount-view.ts';
import type { Visit } from './visit.ts';

/** The frame wakes without a unit whose script is later than this; the unit's HTML can be read meanwhile. */
const PATIENCE_MS = 4000;

/**
 * What to hydrate the page with. Components come first: hydrating without them would put the pending text over what can
 * be read already. A unit whose script is late or does not come stays as the server sent it, and is replaced in place
 * when it is there, or the release before it.
 */
export async function firstView(visit: Visit, state: PageState): Promise<MountedView> {
  const { units } = visit.tab;
  const refs = visit.route ? hydratedUnits(visit.route, state.view) : [];
  const loading = units.load(refs, state.releases);
  const loaded = await Promise.race([loading, patience()]);
  if (loaded?.failed.length === 0) return asMounted(visit, state, loaded);
  return {
    ...asMounted(visit, state, loaded ?? units.ready(refs, state.releases)),
    better: loading.then((late) => mountView(visit, state, late)),
  };
}

function patience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
}
