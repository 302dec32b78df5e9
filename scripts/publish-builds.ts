import path from 'node:path';
import { releaseFolder, ROOT, workspaceOf } from '../build/paths.ts';
import type { EditionStore } from '../shell/store/edition-store.ts';
import { promote } from '../shell/store/promote.ts';
import { publishRelease } from '../shell/store/publish-release.ts';
import { PROGRAMS } from '../build/programs.ts';

/** Whether a store is the folder of this checkout, the default of EDITIONS, which no other server follows. */
export function isOwnStore(editions: string): boolean {
  return (
    editions.startsWith('file:') &&
    path.resolve(ROOT, editions.slice('file:'.length)) === path.join(ROOT, 'var', 'editions')
  );
}

/**
 * Publishes the builds of all programs and promotes an edition of them. It skips the gate, because this is a developer's
 * own site, which should start in seconds and may show unfinished work. `npm run edition` always runs the gate.
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
