import { findRoute } from '../composition/find-route.ts';
import { hydratedUnits, blockUnit, unitKey } from '../composition/unit.ts';
import type { BlockView, BlockViews, View } from '../composition/view.ts';
import type { HomeSlot } from '../routes.ts';

/**
 * The view in the page state of a document. Leaves out what the document already contains: the data of
 * units that are never hydrated, and the structured data of the head.
 */
export function viewForWaking(view: View, pathname: string): View {
  const { structuredData, ...head } = view.head;
  return withoutUnreadData(structuredData ? { ...view, head } : view, pathname);
}

function withoutUnreadData(view: View, pathname: string): View {
  const route = findRoute(pathname)?.route ?? null;
  const hydrated = new Set(hydratedUnits(route, view).map(({ ref }) => unitKey(ref)));
  if (view.kind === 'page') return hydrated.size > 0 ? view : { ...view, data: null };
  if (view.kind !== 'home' || route?.kind !== 'home') return view;
  const forWaking = (slot: HomeSlot): BlockView => {
    const block = view.blocks[slot];
    const isRead = hydrated.has(unitKey(blockUnit(route.blocks[slot])));
    return block.state === 'ready' && !isRead ? { state: 'ready', data: null } : block;
  };
  const slots = Object.keys(view.blocks) as HomeSlot[];
  return { ...view, blocks: Object.fromEntries(slots.map((slot) => [slot, forWaking(slot)])) as BlockViews };
}
