import { grantedRoutes } from '../../src/composition/granted-routes.ts';
import { namedSearch } from '../../src/composition/named-search.ts';
import { chooseVersion, type ReleaseSelection } from '../editions/choose-version.ts';
import type { ShellFacts } from '../protocol/messages.ts';
import type { ServingOptions } from './serving.ts';

const DATA = '/_data/';

export function isDataUrl(url: string): boolean {
  return url.startsWith(DATA);
}

/** The parts of `/_data/<edition ref>/<path>?<query>`: the ref, and the rest with its leading slash. */
export function readDataUrl(url: string): { ref: string; target: string } {
  const [, ref = '', rest = ''] = /^([^/?]*)\/?(.*)/s.exec(url.slice(DATA.length)) ?? [];
  return { ref, target: `/${rest}` };
}

/** The address for loads and caches: path and named parameters; with the whole query if the shell cannot be loaded. */
export async function viewAddress(
  {
    shellFacts,
    routesOf,
    editions,
    quarantine,
  }: Pick<ServingOptions, 'shellFacts' | 'routesOf' | 'editions' | 'quarantine'>,
  choice: ReleaseSelection,
  { pathname, search }: URL,
): Promise<string> {
  if (search.length < 2) return pathname;
  try {
    const shell = await shellFacts(await chooseVersion(choice, 'shell', editions, quarantine));
    const granted = grantedRoutes(shell, await routesOf(choice.edition));
    const names = queryOf([...shell.routes, ...granted.routes], pathname);
    return names ? pathname + namedSearch(search, names) : pathname + search;
  } catch {
    return pathname + search;
  }
}

/**
 * The query parameters that the route of a path names; none for a path without a route. Undefined for old shells whose
 * routes do not name them. The shell's router decides what is shown; this one only finds the same route.
 */
function queryOf(routes: ShellFacts['routes'], pathname: string): readonly string[] | undefined {
  const segments = segmentsOf(pathname);
  const fits = (path: string) => {
    const pattern = segmentsOf(path);
    return (
      pattern.length === segments.length &&
      pattern.every((part, i) => part.startsWith(':') || part === segments[i])
    );
  };
  const route =
    routes.find(({ path }) => !path.includes(':') && fits(path)) ?? routes.find(({ path }) => fits(path));
  return route ? route.query : [];
}

/** Decoded and in lower case, as the router compares them. */
function segmentsOf(path: string): string[] {
  return path.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment).toLowerCase();
    } catch {
      return segment.toLowerCase();
    }
  });
}
