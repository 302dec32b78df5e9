import type { BrowserRelease } from '../document/page-state.ts';
import { loadScript } from './load-script.ts';
import { thrownBy } from './script-errors.ts';

/**
 * Loads the container of a release: a global of the release's federation name. It is loaded here and not by the
 * federation runtime, which knows neither hashes nor fresh addresses. What does not arrive is asked for once more; what
 * arrives and throws would throw again.
 */
export async function loadContainer(release: BrowserRelease): Promise<void> {
  const { version, federationName, entry, integrity } = release;
  // A program under development changes with every edit.
  if (!integrity && version !== 'development')
    throw new Error(`The script ${entry} has no hash, so it is not run. Its release must state one.`);
  try {
    await loadScript(entry, integrity);
  } catch {
    // Past what the browser's own cache or a proxy has kept of the first answer.
    await loadScript(`${entry}?retry=${Date.now()}`, integrity);
  }
  if ((globalThis as Record<string, unknown>)[federationName] !== undefined) return;
  const cause = thrownBy(entry);
  const why = cause instanceof Error ? `: ${cause.message}` : '.';
  throw new Error(`The script ${entry} came and made no container${why}`, { cause });
}
