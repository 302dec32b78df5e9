import type { RouteMatch } from './match-route.ts';
import { ALL_ROUTES } from '../routes.ts';

const TABLE = ALL_ROUTES.map((route) => {
  const pattern = route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { route, pattern: new RegExp(`^${pattern}/*$`, 'i') };
});

/**
 * Finds the route of a path, as the server does with React Router (`matchRoute`), of which a page would pay nearly all for
 * that. The paths of the table have words and parameters, nothing else.
 */
export function findRoute(pathname: string): RouteMatch | null {
  const path = decoded(pathname);
  for (const { route, pattern } of TABLE) {
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
}

/** The path without escapes, except those of slashes; as it is if an escape is broken. */
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
