import type { Hydrate } from '@meadowlark/shared/contract/policy.ts';
import type { BlockPlacement, HomeSlot, RemoteRoute, Route } from '../routes.ts';
import { routeOfView, type View } from './view.ts';

/** Identifies a unit that a remote exposes. */
export interface UnitRef {
  remote: string;
  kind: 'page' | 'block';
  name: string;
}

/** Key of a unit in maps: `news/page/category`. */
export function unitKey({ remote, kind, name }: UnitRef): string {
  return `${remote}/${kind}/${name}`;
}

export function pageUnit(route: RemoteRoute): UnitRef {
  return { remote: route.remote, kind: 'page', name: route.page };
}

export function blockUnit(placement: BlockPlacement): UnitRef {
  return { remote: placement.remote, kind: 'block', name: placement.block };
}

export function allUnits(route: Route): UnitRef[] {
  return route.kind === 'remote' ? [pageUnit(route)] : Object.values(route.blocks).map(blockUnit);
}

/** The units for which a view has data. `route`: the route of its path in the shell's table. */
export function shownUnits(route: Route | null, view: View): UnitRef[] {
  return shown(route, view).map(({ ref }) => ref);
}

/** A unit of the first view, and when to hydrate it. */
export interface HydratedUnit {
  ref: UnitRef;
  hydrate: Exclude<Hydrate, 'never'>;
}

/** The units of a first view that will be hydrated. */
export function hydratedUnits(route: Route | null, view: View): HydratedUnit[] {
  return shown(route, view).flatMap(({ ref, hydrate }) => (hydrate === 'never' ? [] : [{ ref, hydrate }]));
}

function shown(fromTable: Route | null, view: View): { ref: UnitRef; hydrate: Hydrate }[] {
  const route = routeOfView(view, fromTable);
  if (!route) return [];
  if (route.kind === 'remote')
    return view.kind === 'page' ? [{ ref: pageUnit(route), hydrate: hydrateOf(route) }] : [];
  if (view.kind !== 'home') return [];
  return (Object.keys(route.blocks) as HomeSlot[])
    .filter((slot) => view.blocks[slot].state === 'ready')
    .map((slot) => ({ ref: blockUnit(route.blocks[slot]), hydrate: hydrateOf(route.blocks[slot]) }));
}

/** In development every unit is hydrated: edits show only in units that run. */
function hydrateOf({ policy: { hydrate } }: Pick<Route, 'policy'>): Hydrate {
  return hydrate === 'never' && process.env.NODE_ENV === 'development' ? 'load' : hydrate;
}

/** The units that a page hydrates soon after it wakes; their scripts are fetched with the shell's. Needs no view. */
export function expectedUnits(route: Route): UnitRef[] {
  const soon = (one: Pick<Route, 'policy'>) => ['load', 'idle'].includes(hydrateOf(one));
  if (route.kind === 'remote') return soon(route) ? [pageUnit(route)] : [];
  return Object.values(route.blocks).filter(soon).map(blockUnit);
}
