import type { MountedView, Unit, UnitComponent } from '../../src/composition/mounted-view.ts';
import type { BlockView, BlockViews } from '../../src/composition/view.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { BlockPlacement, HomeRoute, HomeSlot } from '../../src/routes.ts';
import type { BrowserReleases } from '../../src/document/page-state.ts';
import { browserRelease } from './browser-side.ts';
import type { Composing } from './composing.ts';
import { settledWithin } from './settled-within.ts';

/** A late block still has this long before it counts as failed. */
const BLOCK_LIMIT_MS = 15_000;

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
  const key = `${remote}/block/${block}`;
  const seen = composing.seen({ remote, kind: 'block', name: block });
  const away = (error: unknown): BlockView => {
    composing.telemetry.unitFailed(seen, 'server', error);
    composing.log.error({ err: error, remote, block }, 'block is away');
    return { state: 'away' };
  };
  try {
    const loaded = await composing.remote(remote);
    const unit = loaded.module.blocks[block];
    if (!unit) throw new Error(`The release of ${remote} exposes no block "${block}".`);
    const load = async (): Promise<BlockView> => {
      const began = performance.now();
      const { data } = await unit.load(composing.loadContext(remote, {}));
      const took = performance.now() - began;
      composing.telemetry.unitLoaded(seen, took > policy.deadlineMs ? 'late' : 'ok', took / 1000);
      return { state: 'ready', data };
    };
    const arrives = withDeadline(load(), BLOCK_LIMIT_MS, `The block ${key} took too long.`).catch(away);
    const inTime = await settledWithin(arrives, policy.deadlineMs);
    return {
      slot,
      key,
      unit: { state: 'live', Component: unit.Block as UnitComponent },
      releases: { [remote]: browserRelease(loaded) },
      view: inTime ? await arrives : arrives,
    };
  } catch (error) {
    return { slot, key, unit: null, releases: {}, view: away(error) };
  }
}
