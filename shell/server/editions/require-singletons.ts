import type { Release } from '@meadowlark/shared/contract/release.ts';
import { singletonVersions } from '@meadowlark/shared/contract/singletons.ts';
import semver from 'semver';

/**
 * Throws when a release wants another version of a singleton than the one it would be given here. Neither half would
 * notice by itself: the server hands in its own copies, and so does the shell in the browser. The gate asks the same
 * before a promotion; this is for what came past it, and for a server that is older than the release.
 */
export function requireSingletons({ name, version, singletons }: Release): void {
  const installed = singletonVersions();
  for (const [singleton, range] of Object.entries(singletons)) {
    const there = installed[singleton];
    if (there !== undefined && semver.satisfies(there, range)) continue;
    throw new Error(
      `${name}@${version} was built for ${singleton} ${range}; this server has ${there ?? 'none'}. Build it again with this version.`,
    );
  }
}
