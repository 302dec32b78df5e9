import { matchPath } from 'react-router-dom';
import { ROUTES, type Route } from '../routes.ts';

export interface RouteMatch {
  route: Route;
  /** Parameters of the path, decoded, and the fixed ones of the route. */
  params: Readonly<Record<string, string>>;
}

/** Finds the route of a path, or null where the address space ends. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const route of ROUTES) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match) continue;
    const fixed = route.kind === 'remote' ? route.params : {};
    const found = Object.entries(match.params).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    return { route, params: { ...Object.fromEntries(found), ...fixed } };
  }
  return null;
}
