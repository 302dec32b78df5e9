import type { BrowserRelease } from '../composition/page-state.ts';
import { loadScript } from './load-script.ts';
import { errorOfScript } from './script-errors.ts';

/**
 * Loads the container of a release, a global named `federationName`. The runtime of Module Federation checks no hashes
 * and does not retry, so this does. A script that fails to load is fetched once more; one that loads and throws is not.
 */
export async function loadContainer(release: BrowserRelease): Promise<void> {
  const { version, federationName, entry, integrity } = release;
  // Scripts in development change with every edit and have no hash.
  if (!integrity && version !== 'development')
    throw new Error(`The script ${entry} has no hash, so it is not run. Its release must have one.`);
  try {
    await loadScript(entry, integrity);
  } catch {
    // A new URL bypasses a bad response in a cache.
    await loadScript(`${entry}?retry=${Date.now()}`, integrity);
  }
  if ((globalThis as Record<string, unknown>)[federationName] !== undefined) return;
  const cause = errorOfScript(entry);
  const why = cause instanceof Error ? `: ${cause.message}` : '.';
  throw new Error(`The script ${entry} did not register a container${why}`, { cause });
}
