import { publishRelease } from '../publish-release.ts';
import type { EditionStore } from '../edition-store.ts';
import { temporaryRelease, temporaryStore } from './temporary-release.ts';

/** A store with these releases published, each `name@version`; none of them is promoted. */
export async function storeWith(...releases: readonly string[]): Promise<EditionStore> {
  const { store } = await temporaryStore();
  for (const release of releases) {
    const [name = '', version = ''] = release.split('@');
    await publishRelease(store, await temporaryRelease(name, version));
  }
  return store;
}
