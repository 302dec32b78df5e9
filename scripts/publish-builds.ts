import path from 'node:path';
import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { releaseFolder, ROOT, workspaceOf } from '../build/paths.ts';
import { editionForReport, changeRows, editionChanges } from '../shell/commands/named-editions.ts';
import { table } from '../shell/commands/terminal.ts';
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
export async function publishBuilds(store: EditionStore): Promise<string | null> {
  const releases = await Promise.all(
    PROGRAMS.map((name) => publishRelease(store, releaseFolder(workspaceOf(name)))),
  );
  return promoteBuilds(store, Object.fromEntries(releases.map(({ name, version }) => [name, version])));
}

/**
 * The result says which releases were replaced; null if none were. A build that somebody has just rolled back, or given to a
 * canary, is live again.
 */
export async function promoteBuilds(store: EditionStore, releases: ReleaseNames): Promise<string | null> {
  const before = await liveEdition(store);
  await promote(store, { releases }, { by: 'npm start', note: 'The builds of this checkout' });
  const after = await liveEdition(store);
  const changes = before && after ? editionChanges(before, after) : [];
  return changes.length > 0 ? `Promoted the builds of this checkout:\n${table(changeRows(changes))}` : null;
}

async function liveEdition(store: EditionStore): Promise<Edition | null> {
  const live = await store.live();
  return live && editionForReport(store, live.edition);
}
