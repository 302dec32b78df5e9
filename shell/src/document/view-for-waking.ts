import { matchRoute } from '../composition/match-route.ts';
import { hydratedUnits, blockUnit, unitKey } from '../composition/unit.ts';
import type { BlockView, BlockViews, View } from '../composition/view.ts';
import type { HomeSlot } from '../routes.ts';

/**
 * The view as the page itself carries it for the awake shell. A unit that is never hydrated stays as its HTML has it, and
 * nobody reads its data: it does not travel a second time.
 */
export function viewForWaking(view: View, pathname: string): View {
  const route = matchRoute(pathname)?.route;
  if (!route) return view;
  const hydrated = new Set(hydratedUnits(route, view).map(({ ref }) => unitKey(ref)));
  if (view.kind === 'page') return hydrated.size > 0 ? view : { ...view, data: null };
  if (view.kind !== 'home' || route.kind !== 'home') return view;
  const carried = (slot: HomeSlot): BlockView => {
    const block = view.blocks[slot];
    const isRead = hydrated.has(unitKey(blockUnit(route.blocks[slot])));
    return block.state === 'ready' && !isRead ? { state: 'ready', data: null } : block;
  };
  const slots = Object.keys(view.blocks) as HomeSlot[];
  return { ...view, blocks: Object.fromEntries(slots.map((slot) => [slot, carried(slot)])) as BlockViews };
}
