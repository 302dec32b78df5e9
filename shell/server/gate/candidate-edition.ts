import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../store/edition-store.ts';

/**
 * The releases of the edition that a promotion would make: those named, on top of what is live. Rejects where one of
 * those named, or the shell, cannot be had. A live release that cannot be read is left out, so that it holds nobody up.
 */
export async function candidateEdition(
  store: EditionStore,
  releases: ReleaseNames,
): Promise<ReadonlyMap<string, Release>> {
  const live = await store.live();
  const standing = live ? (await store.edition(live.edition)).releases : {};
  const found = await Promise.all(
    Object.entries({ ...standing, ...releases }).map(async ([name, version]) => {
      const mustBeThere = name in releases || name === 'shell';
      const release = store.release(name, version);
      return [name, await (mustBeThere ? release : release.catch(() => null))] as const;
    }),
  );
  return new Map(found.filter((pair): pair is readonly [string, Release] => pair[1] !== null));
}
