import type { Hydrate } from '@meadowlark/shared/contract/policy.ts';
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

/** A unit of the first view, and when it is to be hydrated. */
export interface HydratedUnit {
  ref: UnitRef;
  hydrate: Exclude<Hydrate, 'never'>;
}

/** Units of a first view that are to be hydrated at some time. */
export function hydratedUnits(route: Route, view: View): HydratedUnit[] {
  return shown(route, view).flatMap(({ ref, hydrate }) => (hydrate === 'never' ? [] : [{ ref, hydrate }]));
}

function shown(route: Route, view: View): { ref: UnitRef; hydrate: Hydrate }[] {
  if (route.kind === 'remote')
    return view.kind === 'page' ? [{ ref: pageUnit(route), hydrate: hydrateOf(route) }] : [];
  if (view.kind !== 'home') return [];
  return (Object.keys(route.blocks) as HomeSlot[])
    .filter((slot) => view.blocks[slot].state === 'ready')
    .map((slot) => ({ ref: blockUnit(route.blocks[slot]), hydrate: hydrateOf(route.blocks[slot]) }));
}

/** What never runs would not show an edit either: under development, everything runs as it does after a navigation. */
function hydrateOf({ policy: { hydrate } }: Pick<Route, 'policy'>): Hydrate {
  return hydrate === 'never' && process.env.NODE_ENV === 'development' ? 'load' : hydrate;
}

/** Units that a page hydrates soon after it wakes, as far as is known before its data: their scripts come along. */
export function expectedUnits(route: Route): UnitRef[] {
  const soon = (one: Pick<Route, 'policy'>) => ['load', 'idle'].includes(hydrateOf(one));
  if (route.kind === 'remote') return soon(route) ? [pageUnit(route)] : [];
  return Object.values(route.blocks).filter(soon).map(blockUnit);
}
