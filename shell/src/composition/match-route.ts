import { matchRoutes } from 'react-router-dom';
import { ALL_ROUTES, type Route } from '../routes.ts';

export interface RouteMatch {
  route: Route;
  /** Decoded parameters of the path, and the fixed ones of the route. */
  params: Readonly<Record<string, string>>;
}

const TABLE = ALL_ROUTES.map((route) => ({ path: route.path, handle: route }));

/** Routes without parameters, found without the router, which compiles the whole table on each call. */
const FIXED = new Map(
  ALL_ROUTES.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]),
);

/** Finds the route of a path as the router does. Null for paths without a route. */
export function matchRoute(pathname: string): RouteMatch | null {
  const fixed = FIXED.get(pathname);
  if (fixed) return { route: fixed, params: fixed.kind === 'remote' ? fixed.params : {} };
  const match = matchRoutes(TABLE, pathname)?.at(-1);
  if (!match) return null;
  const route = match.route.handle;
  const found = Object.entries(match.params).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return {
    route,
    params: { ...Object.fromEntries(found), ...(route.kind === 'remote' ? route.params : {}) },
  };
}
