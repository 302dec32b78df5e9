import type { EditionStore } from '../store/edition-store.ts';

const MANIFEST = /^releases\/([^/]+)\/([^/]+)\/release\.json$/;

/** Every release that is published whole: versions by the name of their remote, both in order. */
export async function publishedReleases(
  store: EditionStore,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const published = new Map<string, string[]>();
  for (const key of await store.objects.list('releases/')) {
    const [, name, version] = MANIFEST.exec(key) ?? [];
    if (name !== undefined && version !== undefined)
      published.set(name, [...(published.get(name) ?? []), version]);
  }
  return published;
}
