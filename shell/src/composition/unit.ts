import type { BlockPlacement, RemoteRoute, Route } from '../routes.ts';

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

/** Units of a route whose scripts the browser needs for the first view. */
export function hydratedUnits(route: Route): UnitRef[] {
  if (route.kind === 'remote') return route.policy.hydrate === 'load' ? [pageUnit(route)] : [];
  return Object.values(route.blocks).filter(({ policy }) => policy.hydrate === 'load').map(blockUnit);
}

/** All units of a route. */
export function allUnits(route: Route): UnitRef[] {
  return route.kind === 'remote' ? [pageUnit(route)] : Object.values(route.blocks).map(blockUnit);
}
