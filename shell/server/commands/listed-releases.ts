import type { EditionStore } from '../store/edition-store.ts';
import { publishedReleases } from './published-releases.ts';

/** A release as the list shows it. */
export interface ListedRelease {
  version: string;
  /** `live`, `canary 10 %`, `set aside`, several of them, or empty. */
  state: string;
  /** When the first edition that names it was made; null: none does yet. */
  since: string | null;
}

/**
 * All published releases by remote, the newest first. A store does not say when something was put there, so age is
 * counted from the first edition; what no edition names yet is taken for the newest.
 */
export async function listedReleases(
  store: EditionStore,
): Promise<ReadonlyMap<string, readonly ListedRelease[]>> {
  const [published, live, asides, ids] = await Promise.all([
    publishedReleases(store),
    store.live(),
    store.asides(),
    store.editions(),
  ]);
  const editions = await Promise.all(ids.map((id) => store.edition(id)));
  const inEdition = (id: string | undefined, name: string, version: string) =>
    editions.find((edition) => edition.id === id)?.releases[name] === version;
  const listed = (name: string, version: string): ListedRelease => {
    const states = [
      inEdition(live?.edition, name, version) && 'live',
      live?.canary && inEdition(live.canary.edition, name, version) && `canary ${live.canary.percent} %`,
      asides.some((aside) => aside.name === name && aside.version === version) && 'set aside',
    ];
    const first = editions.find(({ releases }) => releases[name] === version);
    return { version, state: states.filter(Boolean).join(', '), since: first?.createdAt ?? null };
  };
  return new Map(
    [...published].map(([name, versions]) => [
      name,
      versions.map((version) => listed(name, version)).toSorted(newestFirst),
    ]),
  );
}

function newestFirst(a: ListedRelease, b: ListedRelease): number {
  if (a.since === b.since) return a.version < b.version ? 1 : -1;
  if (a.since === null || b.since === null) return a.since === null ? -1 : 1;
  return a.since < b.since ? 1 : -1;
}
