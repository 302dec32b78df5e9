import { releaseFolder, workspaceOf } from '../build/paths.ts';
import type { EditionStore } from '../shell/server/store/edition-store.ts';
import { promote } from '../shell/server/store/promote.ts';
import { publishRelease } from '../shell/server/store/publish-release.ts';
import { PROGRAMS } from './programs.ts';

/**
 * Puts the five builds into the store as releases, and makes the edition that names them the live one. It does not ask
 * the gate: this is a developer's own site, which should start in seconds and may show work that is half done. What
 * others read is promoted with `npm run edition`, which always asks.
 */
export async function publishBuilds(store: EditionStore): Promise<void> {
  const releases = await Promise.all(
    PROGRAMS.map((name) => publishRelease(store, releaseFolder(workspaceOf(name)))),
  );
  await promote(
    store,
    { releases: Object.fromEntries(releases.map(({ name, version }) => [name, version])) },
    { by: 'npm start', note: 'The builds of this checkout' },
  );
}
