import type { BlockPlacement, HomeSlot, RemoteRoute, Route } from '../routes.ts';
import type { View } from './view.ts';

/** Names one exposed unit of one remote. */
export interface UnitRef {
  remote: string;
  kind: 'page' | 'block';
  name: string;
}

/** `news/page/category`: key of a unit in maps, and its address inside a remote's container. */
export function unitKey({ remote, kind, name }: UnitRef): string {
  return `${remote}/${kind}/${name}`;
}

export function pageUnit(route: RemoteRoute): UnitRef {
  return { remote: route.remote, kind: 'page', name: route.page };
}

export function blockUnit(placement: BlockPlacement): UnitRef {
  return { remote: placement.remote, kind: 'block', name: placement.block };
}

/** All units of a route. */
export function allUnits(route: Route): UnitRef[] {
  return route.kind === 'remote' ? [pageUnit(route)] : Object.values(route.blocks).map(blockUnit);
}

/** Units whose scripts the browser needs for the first view: those in it that are to be hydrated. */
export function hydratedUnits(route: Route, view: View): UnitRef[] {
  if (route.kind === 'remote')
    return view.kind === 'page' && route.policy.hydrate === 'load' ? [pageUnit(route)] : [];
  if (view.kind !== 'home') return [];
  const slots = Object.keys(route.blocks) as HomeSlot[];
  return slots
    .filter((slot) => view.blocks[slot].state === 'ready' && route.blocks[slot].policy.hydrate === 'load')
    .map((slot) => blockUnit(route.blocks[slot]));
}

/** Units that the first view will most likely need, before its data is known: their scripts are fetched early. */
export function expectedUnits(route: Route): UnitRef[] {
  if (route.kind === 'remote') return route.policy.hydrate === 'load' ? [pageUnit(route)] : [];
  return Object.values(route.blocks)
    .filter(({ policy }) => policy.hydrate === 'load')
    .map(blockUnit);
}
