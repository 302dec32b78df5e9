import { Gate } from '../composition/gate.ts';
import type { MountedView, Unit } from '../composition/mounted-view.ts';
import { hydratedUnits, unitKey, type HydratedUnit } from '../composition/unit.ts';
import { withDeadline } from '../composition/with-deadline.ts';
import type { PageState } from '../document/page-state.ts';
import { hydrationMoment } from './hydration-moment.ts';
import { asMounted, mountView } from './mount-view.ts';
import { openGate } from './open-gate.ts';
import type { FailedUnit } from './unit-loader.ts';
import type { Visit } from './visit.ts';

/** The page counts as awake without a unit whose script is later than this; its HTML can be read meanwhile. */
const PATIENCE_MS = 4000;

export interface FirstView {
  mounted: MountedView;
  /** Starts to hydrate the units, each by its policy. Resolves when those that come at once are there, or late. */
  begin: () => Promise<void>;
}

/**
 * What to hydrate the page with: its units stay as the server sent them until the gate of each opens. One whose script
 * does not come stays for good, or is replaced in place by the release before it.
 */
export function firstView(visit: Visit, state: PageState): FirstView {
  const { tab, route, sent } = visit;
  const hydrated = (route ? hydratedUnits(route, state.view) : []).filter(({ ref }) =>
    sent.has(unitKey(ref)),
  );
  const gates = new Map(hydrated.map(({ ref }) => [unitKey(ref), new Gate()]));
  const mounted = asMounted(visit, state, { units: new Map(), failed: [] });
  const waiting = [...mounted.units].map(([key, unit]): [string, Unit] => {
    const gate = gates.get(key);
    return [key, gate && unit.state === 'frozen' ? { ...unit, state: 'waiting', gate } : unit];
  });
  let replace: (by: Promise<MountedView>) => void = () => undefined;
  const better = new Promise<MountedView>((resolve) => (replace = resolve));

  const wakeUnit = async ({ ref, hydrate }: HydratedUnit): Promise<void> => {
    const key = unitKey(ref);
    const moment = hydrationMoment(key, hydrate);
    // What is likely to be wanted soon is fetched at once; what may never be seen is not.
    if (hydrate === 'visible') await moment;
    const loaded = await tab.units.load([ref], state.releases);
    await moment;
    const Component = loaded.units.get(key)?.Component;
    const gate = gates.get(key);
    if (Component && gate) await openGate(key, gate, Component, sent.get(key));
    else replace(inPlaceOf(visit, state, hydrated, loaded.failed));
  };
  return {
    mounted: { ...mounted, units: new Map(waiting), better },
    begin: async () => {
      const all = hydrated.map((unit) => ({ unit, done: wakeUnit(unit) }));
      const atOnce = all.filter(({ unit }) => unit.hydrate === 'load').map(({ done }) => done);
      await withDeadline(Promise.all(atOnce), PATIENCE_MS, 'late').catch(() => undefined);
    },
  };
}

/** The view in which something else stands for the units whose scripts did not come. They are not waited for again. */
async function inPlaceOf(
  visit: Visit,
  state: PageState,
  hydrated: readonly HydratedUnit[],
  failed: readonly FailedUnit[],
): Promise<MountedView> {
  const known = new Set(failed.map(({ ref }) => unitKey(ref)));
  const refs = hydrated.map(({ ref }) => ref).filter((ref) => !known.has(unitKey(ref)));
  const others = await visit.tab.units.load(refs, state.releases);
  return mountView(visit, state, { units: others.units, failed: [...failed, ...others.failed] });
}
