import type { MountedView, Unit, UnitComponent } from '../../src/composition/mounted-view.ts';
import { blockUnit, unitKey } from '../../src/composition/unit.ts';
import type { BlockView, BlockViews } from '../../src/composition/view.ts';
import type { BlockPlacement, HomeRoute, HomeSlot } from '../../src/routes.ts';
import type { BrowserReleases } from '../../src/document/page-state.ts';
import { browserRelease } from './browser-side.ts';
import type { Composing } from './composing.ts';
import { runLoad } from './run-load.ts';
import { settledWithin } from './settled-within.ts';

interface ComposedBlock {
  slot: HomeSlot;
  key: string;
  unit: Unit | null;
  releases: BrowserReleases;
  view: BlockView | Promise<BlockView>;
}

/** Composes the front page. Every block is loaded at the same time, and each fails or comes late alone. */
export async function composeHome(
  composing: Composing,
  route: HomeRoute,
  origin: string,
): Promise<MountedView> {
  const placements = Object.entries(route.blocks) as [HomeSlot, BlockPlacement][];
  const blocks = await Promise.all(
    placements.map(([slot, placement]) => composeBlock(composing, slot, placement)),
  );
  const now = (view: ComposedBlock['view']): BlockView =>
    view instanceof Promise ? { state: 'away' } : view;
  return {
    view: {
      kind: 'home',
      status: 200,
      head: composing.shell.module.homeHead(origin),
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

async function composeBlock(
  composing: Composing,
  slot: HomeSlot,
  placement: BlockPlacement,
): Promise<ComposedBlock> {
  const { remote, block, policy } = placement;
  const { deadlineMs } = policy;
  const ref = blockUnit(placement);
  const key = unitKey(ref);
  const away = (error: unknown, grave: boolean): BlockView => {
    composing.failed(ref, error, grave);
    return { state: 'away' };
  };
  try {
    const release = await composing.remote(remote);
    const unit = release.module.blocks[block];
    if (!unit) throw new Error(`The release of ${remote} exposes no block "${block}".`);
    const Component = unit.Block as UnitComponent;
    const load = async (): Promise<BlockView> => {
      const { data } = await runLoad(composing, { ref, load: unit.load, Component, deadlineMs }, {});
      return { state: 'ready', data };
    };
    const arrives = load().catch((error: unknown) => away(error, false));
    const inTime = await settledWithin(arrives, deadlineMs);
    return {
      slot,
      key,
      unit: { state: 'live', Component },
      releases: { [remote]: browserRelease(release, placement.leadsTo) },
      view: inTime ? await arrives : arrives,
    };
  } catch (error) {
    return { slot, key, unit: null, releases: {}, view: away(error, true) };
  }
}
