import { chooseVersion, type Choice } from '../editions/choose-version.ts';
import { namedSearch } from '../cache/named-search.ts';
import type { ComposerOptions } from './composing.ts';

/**
 * An address as loads and caches see it: the path, and of the query what the route names. Where the shell cannot be had
 * now the whole query stays.
 */
export async function viewAddress(
  { releases, editions, asides }: Pick<ComposerOptions, 'releases' | 'editions' | 'asides'>,
  choice: Choice,
  { pathname, search }: URL,
): Promise<string> {
  if (search.length < 2) return pathname;
  try {
    const { module } = await releases.shell(await chooseVersion(choice, 'shell', editions, asides));
    const match = module.matchRoute(pathname);
    // A shell of the time before routes named their parameters says nothing about them.
    const names: readonly string[] | undefined = match ? match.route.query : [];
    return names ? pathname + namedSearch(search, names) : pathname + search;
  } catch {
    return pathname + search;
  }
}
