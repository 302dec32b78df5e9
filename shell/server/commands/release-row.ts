import { releaseKey, type EditionStore } from '../store/edition-store.ts';
import type { ListedRelease } from './listed-releases.ts';
import { ownerOf } from './owner-of.ts';
import type { Style } from './style.ts';
import { formatAge } from './when.ts';

export const RELEASE_COLUMNS = ['release', 'state', 'published', 'owner'];

/** One release as a row of the list. */
export async function releaseRow(
  store: EditionStore,
  name: string,
  { version, state }: ListedRelease,
  style: Style,
): Promise<string[]> {
  // Its release.json makes a release visible, so it is as old as that.
  const published = await store.objects.modified(`${releaseKey(name, version)}release.json`);
  const age = published ? formatAge(published.toISOString(), new Date()) : '';
  return [`${name}@${version}`, style('bold', state), age, await ownerOf(store, name, version)];
}
