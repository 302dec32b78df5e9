import { ALL_ROUTES, GRANTS, type Grant, type Route } from '../routes.ts';

export interface RouteMatch {
  route: Route;
  /** Decoded parameters of the path, and the fixed ones of the route. */
  params: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a path as React Router would. In browsers that would cost nearly all of the router's bytes, and on the
 * server the router compiles its whole table for each path. The paths of the table have words and parameters, nothing else.
 */
export const findRoute = routeFinder(ALL_ROUTES);

/** Finds the first route that matches a path. */
export function routeFinder(routes: readonly Route[]): (pathname: string) => RouteMatch | null {
  const table = routes.map((route) => {
    const pattern = route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    return { route, pattern: new RegExp(`^${pattern}/*$`, 'i') };
  });
  return (pathname) => {
    const path = decoded(pathname);
    for (const { route, pattern } of table) {
      const found = pattern.exec(path);
      if (!found) continue;
      const fromPath = Object.entries(found.groups ?? {}).map(([name, value]) => [
        name,
        value.replaceAll('%2F', '/'),
      ]);
      return {
        route,
        params: { ...Object.fromEntries(fromPath), ...(route.kind === 'remote' ? route.params : {}) },
      };
    }
    return null;
  };
}

/** The grant that contains a path. Only the server knows its pages: their routes come with their views. */
export function findGrant(pathname: string, grants: readonly Grant[] = GRANTS): Grant | null {
  const path = `${decoded(pathname).toLowerCase()}/`;
  return grants.find((grant) => path.startsWith(`${grant.path}/`)) ?? null;
}

/** The decoded path, with slashes still escaped. Unchanged if an escape is malformed. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
