import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from './edition-store.ts';
import { PUBLISHING, releasePrefix } from './object-keys.ts';
import { replacements } from './lineage.ts';
import { releaseKey, releaseKeys } from './release-key.ts';
import { unlessRefused } from './trust/refused.ts';

/** The files in the store for one version of a remote. */
export interface ReleaseFolder {
  name: string;
  version: string;
  files: string[];
}

/** Whether `release.json` exists. Otherwise a publish or removal is in progress, or was interrupted. */
export function isVisible({ files }: ReleaseFolder): boolean {
  return files.includes('release.json');
}

/**
 * Releases and leftovers that no kept edition names, not even to replace another. One written since `young` is included only if
 * an edition in `removed` named it: its promotion, or its publish, may be in progress.
 */
export async function staleReleases(
  store: EditionStore,
  removed: readonly string[],
  kept: readonly Edition[],
  young: Date,
): Promise<ReleaseFolder[]> {
  const namedByKept = new Set([...releasesOf(kept), ...(await replacementsOf(store, kept))]);
  const namedByRemoved = releasesOf(
    await Promise.all(removed.map((id) => store.edition(id).catch(() => null))),
  );
  const stale: ReleaseFolder[] = [];
  for (const folder of await releaseFolders(store)) {
    const release = releaseKey(folder);
    // A publish is in progress, or was interrupted.
    const isPublishing = folder.files.includes(PUBLISHING);
    if (namedByKept.has(release) || (isPublishing && (await publishBegan(store, folder)) >= young)) continue;
    if ((isVisible(folder) && namedByRemoved.has(release)) || (await lastWritten(store, folder)) < young)
      stale.push(folder);
  }
  return stale;
}

async function publishBegan(store: EditionStore, { name, version }: ReleaseFolder): Promise<Date> {
  return (await store.objects.modified(releasePrefix(name, version) + PUBLISHING)) ?? new Date(0);
}

function releasesOf(editions: readonly (Edition | null)[]): Set<string> {
  return new Set(editions.flatMap((edition) => releaseKeys(edition?.releases ?? {})));
}

/** Releases that may replace those of these editions, without those that servers refuse, such as after a rotation of keys. */
async function replacementsOf(store: EditionStore, editions: readonly Edition[]): Promise<Set<string>> {
  const releases = new Map(editions.flatMap(replacements).map((release) => [releaseKey(release), release]));
  const accepted = [...releases].map(async ([key, { name, version }]) =>
    (await unlessRefused(store.findRelease(name, version))) ? [key] : [],
  );
  return new Set((await Promise.all(accepted)).flat());
}

/** `release.json` is the last file of a complete release; after an interrupted publish any file may be the last. */
async function lastWritten(store: EditionStore, folder: ReleaseFolder): Promise<Date> {
  const prefix = releasePrefix(folder.name, folder.version);
  const candidates = isVisible(folder) ? ['release.json'] : folder.files;
  const times = await Promise.all(candidates.map((file) => store.objects.modified(prefix + file)));
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}

/** All release folders, visible or not. Leaves out keys in any other format. */
async function releaseFolders(store: EditionStore): Promise<ReleaseFolder[]> {
  const folders = new Map<string, ReleaseFolder>();
  for (const key of await store.objects.list('releases/')) {
    const [, name = '', version = '', ...steps] = key.split('/');
    if (!REMOTE_NAME.test(name) || !VERSION.test(version) || steps.length === 0) continue;
    const id = releaseKey({ name, version });
    const folder: ReleaseFolder = folders.get(id) ?? { name, version, files: [] };
    folder.files.push(steps.join('/'));
    folders.set(id, folder);
  }
  return [...folders.values()];
}
