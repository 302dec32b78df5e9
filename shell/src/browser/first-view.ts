import {
  Latch,
  type MountedView,
  type ServerHtml,
  type Unit,
  type UnitComponent,
} from '../composition/mounted-view.ts';
import { hydratedUnits, unitKey, type HydratedUnit } from '../composition/unit.ts';
import { withDeadline } from '../composition/with-deadline.ts';
import type { PageState } from '../composition/page-state.ts';
import { LIVE_EVENT, WANTED_EVENT } from '../sleeping/shell-bootstrap.ts';
import { whenIdle } from '../sleeping/when-idle.ts';
import { mountView, toMountedView } from './mount-view.ts';
import type { PageContext } from './page-context.ts';
import { preserveUnitState } from './preserve-unit-state.ts';
import { elementOf } from './read-unit-html.ts';
import type { FailedUnit } from './unit-loader.ts';
import { yieldToMain } from '../sleeping/yield-to-main.ts';

/** The page counts as awake without units whose scripts take longer; their HTML is readable. */
const AWAKE_DEADLINE_MS = 4000;
/** A page that is never idle hydrates its `idle` units after this time. */
const IDLE_AT_LATEST_MS = 5000;

interface FirstView {
  mounted: MountedView;
  /** Hydrates the units, each by its policy. Resolves when those with `load` are live, or after `AWAKE_DEADLINE_MS`. */
  hydrate: () => Promise<void>;
}

/**
 * The view that the root is hydrated with: each unit stays the server's HTML until its latch opens. A unit whose script
 * fails stays HTML, or is replaced by the previous release.
 */
export function firstView(page: PageContext, state: PageState): FirstView {
  const { tab, route, serverHtml } = page;
  const hydrated = hydratedUnits(route, state.view).filter(({ ref }) => serverHtml.has(unitKey(ref)));
  const latches = new Map(hydrated.map(({ ref }) => [unitKey(ref), new Latch()]));
  const mounted = toMountedView(page, state, { units: new Map(), failed: [] });
  const waiting = [...mounted.units].map(([key, unit]): [string, Unit] => {
    const latch = latches.get(key);
    return [key, latch && unit.state === 'frozen' ? { ...unit, state: 'waiting', latch } : unit];
  });
  let replace: (by: Promise<MountedView>) => void = () => undefined;
  const replacement = new Promise<MountedView>((resolve) => (replace = resolve));

  const hydrateUnit = async ({ ref, hydrate }: HydratedUnit): Promise<void> => {
    const key = unitKey(ref);
    const moment = hydrationMoment(key, hydrate);
    const loaded = await tab.units.load([ref], state.releases);
    await moment;
    const Component = loaded.units.get(key)?.Component;
    const latch = latches.get(key);
    if (Component && latch) await openLatch(key, latch, Component, serverHtml.get(key));
    else replace(withoutFailedUnits(page, state, hydrated, loaded.failed));
  };
  return {
    mounted: { ...mounted, units: new Map(waiting), replacement },
    hydrate: async () => {
      const all = hydrated.map((unit) => ({ unit, done: hydrateUnit(unit) }));
      const atOnce = all.filter(({ unit }) => unit.hydrate === 'load').map(({ done }) => done);
      await withDeadline(Promise.all(atOnce), AWAKE_DEADLINE_MS, 'late').catch(() => undefined);
    },
  };
}

/** Resolves when the unit should be hydrated: by its policy, or as soon as the reader uses it. */
function hydrationMoment(key: string, hydrate: HydratedUnit['hydrate']): Promise<void> {
  if (hydrate === 'load' || window.meadowlark?.wanted.has(key)) return Promise.resolve();
  return new Promise((resolve) => {
    const now = () => resolve();
    elementOf(key)?.addEventListener(WANTED_EVENT, now, { once: true });
    // The fragment may name an element of the unit, and React cannot pass a new location to a unit before hydration.
    addEventListener('hashchange', now, { once: true });
    whenIdle(now, IDLE_AT_LATEST_MS);
  });
}

/** Hydrates a unit in a separate task. Resolves when it is live. */
async function openLatch(
  key: string,
  latch: Latch,
  Component: UnitComponent,
  html: ServerHtml | undefined,
): Promise<void> {
  await yieldToMain();
  const live = new Promise<void>((resolve) => {
    elementOf(key)?.addEventListener(LIVE_EVENT, () => resolve(), { once: true });
  });
  // Reads the HTML before hydration changes it: it is the fallback if the component throws.
  void html?.__html;
  // React re-renders a unit whose HTML is not the server's: the browser may have translated it.
  const restore = preserveUnitState();
  latch.open(Component);
  await live;
  restore();
}

/** The view with replacements for the units whose scripts failed. Those are not loaded again. */
async function withoutFailedUnits(
  page: PageContext,
  state: PageState,
  hydrated: readonly HydratedUnit[],
  failed: readonly FailedUnit[],
): Promise<MountedView> {
  const known = new Set(failed.map(({ ref }) => unitKey(ref)));
  const refs = hydrated.map(({ ref }) => ref).filter((ref) => !known.has(unitKey(ref)));
  const others = await page.tab.units.load(refs, state.releases);
  return mountView(page, state, { units: others.units, failed: [...failed, ...others.failed] });
}
