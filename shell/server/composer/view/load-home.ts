import type { MountedView, Unit, UnitComponent } from '../../../src/composition/mounted-view.ts';
import { blockUnit, unitKey } from '../../../src/composition/unit.ts';
import type { BlockView, BlockViews } from '../../../src/composition/view.ts';
import type { BlockPlacement, HomeRoute, HomeSlot } from '../../../src/routes.ts';
import type { BrowserReleases } from '../../../src/composition/page-state.ts';
import { announcedUnit } from './announced-unit.ts';
import { browserRelease } from '../browser-side.ts';
import { runLoad } from './run-load.ts';
import { settledWithin } from '../../../lib/settled-within.ts';
import type { ViewContext } from './view-context.ts';

interface LoadedBlock {
  slot: HomeSlot;
  key: string;
  unit: Unit | null;
  releases: BrowserReleases;
  view: BlockView | Promise<BlockView>;
}

/** Loads the blocks of the front page in parallel. Each fails or is late on its own. */
export async function loadHome(context: ViewContext, route: HomeRoute, origin: string): Promise<MountedView> {
  const placements = Object.entries(route.blocks) as [HomeSlot, BlockPlacement][];
  const blocks = await Promise.all(
    placements.map(([slot, placement]) => loadBlock(context, slot, placement)),
  );
  const now = (view: LoadedBlock['view']): BlockView =>
    view instanceof Promise ? { state: 'unavailable' } : view;
  return {
    view: {
      kind: 'home',
      status: 200,
      head: context.shell.module.homeHead(origin),
      blocks: Object.fromEntries(blocks.map(({ slot, view }) => [slot, now(view)])) as BlockViews,
    },
    units: new Map(blocks.flatMap(({ key, unit }): [string, Unit][] => (unit ? [[key, unit]] : []))),
    releases: Object.assign({}, ...blocks.map(({ releases }) => releases)) as BrowserReleases,
    late: new Map(
      blocks.flatMap(({ slot, view }): [HomeSlot, Promise<BlockView>][] =>
        view instanceof Promise ? [[slot, view]] : [],
      ),
    ),
  };
}

async function loadBlock(
  context: ViewContext,
  slot: HomeSlot,
  placement: BlockPlacement,
): Promise<LoadedBlock> {
  const { remote, block, policy } = placement;
  const { deadlineMs } = policy;
  const ref = blockUnit(placement);
  const key = unitKey(ref);
  const unavailable = (error: unknown, fatal: boolean): BlockView => {
    context.failed(ref, error, fatal);
    return { state: 'unavailable' };
  };
  try {
    const release = await context.remote(remote);
    const unit = release.module.blocks[block];
    if (!unit) throw new Error(`The release of ${remote} exposes no block "${block}".`);
    const Component = announcedUnit(context, ref, unit.Block as UnitComponent);
    const load = async (): Promise<BlockView> => {
      const { data } = await runLoad(context, { ref, load: unit.load, Component, deadlineMs }, {});
      return { state: 'ready', data };
    };
    const arrives = load().catch((error: unknown) => unavailable(error, false));
    const inTime = await settledWithin(arrives, deadlineMs);
    return {
      slot,
      key,
      unit: { state: 'live', Component },
      releases: { [remote]: browserRelease(release, placement.leadsTo) },
      view: inTime ? await arrives : arrives,
    };
  } catch (error) {
    return { slot, key, unit: null, releases: {}, view: unavailable(error, true) };
  }
}
