import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { closest } from './closest.ts';
import { howToRun } from './how-to-run.ts';
import { publishedReleases } from './published-releases.ts';

/** Resolves when all these releases are in the store. Rejects with what is there instead of the first that is not. */
export async function requirePublished(store: EditionStore, releases: ReleaseNames): Promise<void> {
  for (const [name, version] of Object.entries(releases)) {
    const versions = await store.versions(name);
    if (versions.length === 0) throw new Error(await unknownRemote(store, name));
    if (!versions.includes(version)) throw new Error(unknownVersion(store, name, version, versions));
  }
}

/** The sentence for a remote of which nothing is published. */
export async function unknownRemote(store: EditionStore, name: string): Promise<string> {
  const names = [...(await publishedReleases(store)).keys()];
  const instead =
    names.length > 0 ? `There are releases of ${names.join(', ')}.` : 'There are no releases at all yet.';
  return `No release of "${name}" is in ${store.place}. ${instead} Publish one with "${howToRun(`publish ${name}`)}".`;
}

function unknownVersion(
  store: EditionStore,
  name: string,
  version: string,
  versions: readonly string[],
): string {
  const near = closest(version, versions).map((known) => `${name}@${known}`);
  return `${name}@${version} is not in ${store.place}. Closest: ${near.join(', ')}. "${howToRun(`list ${name}`)}" shows all.`;
}
