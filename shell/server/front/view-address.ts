import { namedSearch } from '../../src/composition/named-search.ts';
import { chooseVersion, type ReleaseSelection } from '../editions/choose-version.ts';
import { editionRoutes } from './edition-routes.ts';
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
  options: Pick<ServingOptions, 'shellFacts' | 'routesOf' | 'editions' | 'quarantine'>,
  choice: ReleaseSelection,
  { pathname, search }: URL,
): Promise<string> {
  if (search.length < 2) return pathname;
  try {
    const shell = await options.shellFacts(await chooseVersion(choice, 'shell', options));
    const match = editionRoutes(shell, await options.routesOf(choice.edition)).find(pathname);
    // Routes of old shells do not name them.
    const names: readonly string[] | undefined = match ? match.route.query : [];
    return names ? pathname + namedSearch(search, names) : pathname + search;
  } catch {
    return pathname + search;
  }
}
