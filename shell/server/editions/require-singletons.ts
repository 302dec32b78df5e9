import { createRequire } from 'node:module';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import semver from 'semver';

const require = createRequire(import.meta.url);

/**
 * Throws when a release wants another version of a singleton than the one it would be given here. Neither half would
 * notice by itself: the server hands in its own copies, and the federation runtime only warns in a console. The gate asks
 * the same before a promotion; this is for what came past it, and for a server that is older than the release.
 */
export function requireSingletons({ name, version, singletons }: Release): void {
  for (const [singleton, range] of Object.entries(singletons)) {
    const installed = installedVersion(singleton);
    if (installed !== null && semver.satisfies(installed, range)) continue;
    throw new Error(
      `${name}@${version} was built for ${singleton} ${range}; this server has ${installed ?? 'none'}. Build it again with this version.`,
    );
  }
}

function installedVersion(name: string): string | null {
  try {
    return (require(`${name}/package.json`) as { version: string }).version;
  } catch {
    return null;
  }
}
