import type { Policy } from '@meadowlark/shared/contract/policy.ts';
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

/** Units that a view shows: those of its route that the server had data for. */
export function shownUnits(route: Route, view: View): UnitRef[] {
  return shown(route, view).map(({ ref }) => ref);
}

/** Units whose scripts the browser needs for the first view: those in it that are to be hydrated. */
export function hydratedUnits(route: Route, view: View): UnitRef[] {
  return shown(route, view)
    .filter(({ policy }) => policy.hydrate !== 'never')
    .map(({ ref }) => ref);
}

function shown(route: Route, view: View): { ref: UnitRef; policy: Policy }[] {
  if (route.kind === 'remote')
    return view.kind === 'page' ? [{ ref: pageUnit(route), policy: route.policy }] : [];
  if (view.kind !== 'home') return [];
  return (Object.keys(route.blocks) as HomeSlot[])
    .filter((slot) => view.blocks[slot].state === 'ready')
    .map((slot) => ({ ref: blockUnit(route.blocks[slot]), policy: route.blocks[slot].policy }));
}

/** Units that the first view will most likely need, before its data is known: their scripts are fetched early. */
export function expectedUnits(route: Route): UnitRef[] {
  if (route.kind === 'remote') return route.policy.hydrate !== 'never' ? [pageUnit(route)] : [];
  return Object.values(route.blocks)
    .filter(({ policy }) => policy.hydrate !== 'never')
    .map(blockUnit);
}
