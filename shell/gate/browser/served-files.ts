import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { releaseKey } from '../../store/release-key.ts';
import { unlessBroken } from '../../store/store-unavailable.ts';
import { verifiedFile } from '../../store/verify/verified-file.ts';
import { servedScripts } from '../candidate.ts';

/** A file of a release. Rejects if it is missing or altered, or the store is unavailable. */
export type ReadFile = (release: Release, file: string) => Promise<Buffer>;

/**
 * Reads each file once, and the scripts and styles of `releases` now: a page under test has deadlines, and a slow store is
 * not its fault. With 3 seconds for each object, healthy pages were not awake in time. Rejects if the store is unavailable.
 */
export async function servedFiles(store: EditionStore, releases: readonly Release[]): Promise<ReadFile> {
  const files = new Map<string, Promise<Buffer>>();
  const read: ReadFile = (release, file) => {
    const key = `${releaseKey(release)}/${file}`;
    const reading = files.get(key) ?? verifiedFile(store, release, file);
    files.set(key, reading);
    return reading;
  };
  await Promise.all(
    releases.flatMap((release) =>
      [...servedScripts(release), ...release.styles].map((file) => unlessBroken(read(release, file))),
    ),
  );
  return read;
}
