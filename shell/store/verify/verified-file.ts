import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../edition-store.ts';
import { releasePrefix } from '../object-keys.ts';

/** A file of a release. Rejects if `release.json` does not list it, it is missing, or its hash differs. */
export async function verifiedFile(store: EditionStore, release: Release, file: string): Promise<Buffer> {
  const { name, version } = release;
  const listed = release.files.find(({ path }) => path === file);
  if (!listed) throw new Error(`${name}@${version} does not list the file "${file}".`);
  const body = await store.releaseFile(name, version, file);
  const key = releasePrefix(name, version) + file;
  if (body === null) throw store.refused(key, 'it is missing');
  if (integrityOf(body) !== listed.integrity) {
    throw store.refused(key, 'it is not the file that was released: its hash differs');
  }
  return body;
}

/** The text of an optional file of a release; null if `release.json` does not list it. */
export async function optionalText(
  store: EditionStore,
  release: Release,
  file: string,
): Promise<string | null> {
  const isListed = release.files.some(({ path }) => path === file);
  return isListed ? (await verifiedFile(store, release, file)).toString('utf8') : null;
}
