import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { releaseKey, type EditionStore } from './edition-store.ts';
import { releaseFolders, type ReleaseFolder } from './release-folders.ts';

/**
 * Releases, and rests of them, that no edition names which stays. One written since `young` is among them only when an
 * edition that goes named it: what none names yet may be promoted in a minute, or be a publish under way.
 */
export async function staleReleases(
  store: EditionStore,
  going: readonly string[],
  kept: readonly Edition[],
  young: Date,
): Promise<ReleaseFolder[]> {
  const namedByKept = releasesOf(kept);
  const namedByGoing = releasesOf(await Promise.all(going.map((id) => store.edition(id).catch(() => null))));
  const stale: ReleaseFolder[] = [];
  for (const folder of await releaseFolders(store)) {
    const release = `${folder.name}@${folder.version}`;
    if (namedByKept.has(release)) continue;
    if ((folder.visible && namedByGoing.has(release)) || (await lastWritten(store, folder)) < young) {
      stale.push(folder);
    }
  }
  return stale;
}

function releasesOf(editions: readonly (Edition | null)[]): Set<string> {
  return new Set(
    editions.flatMap((edition) =>
      Object.entries(edition?.releases ?? {}).map(([name, version]) => `${name}@${version}`),
    ),
  );
}

/** `release.json` is the last file of a release; of a publish that broke off, any file may be. */
async function lastWritten(
  store: EditionStore,
  { name, version, files, visible }: ReleaseFolder,
): Promise<Date> {
  const asked = visible ? ['release.json'] : files;
  const times = await Promise.all(
    asked.map((file) => store.objects.modified(releaseKey(name, version) + file)),
  );
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}
