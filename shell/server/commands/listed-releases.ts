import type { Aside } from '@meadowlark/shared/contract/aside.ts';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
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

/** All that is needed to say who gets a release. */
interface Standing {
  live: Live | null;
  /** Oldest first. */
  editions: readonly Edition[];
  asides: readonly Aside[];
}

/**
 * All published releases by remote, the newest first: what no edition names yet, then by their first edition. (To ask
 * object storage when each of hundreds was written would take too long.)
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
  const standing = { live, asides, editions: await Promise.all(ids.map((id) => store.edition(id))) };
  return new Map(
    [...published].map(([name, versions]) => [
      name,
      versions.map((version) => listed(name, version, standing)).toSorted(newestFirst),
    ]),
  );
}

function listed(name: string, version: string, { live, editions, asides }: Standing): ListedRelease {
  const naming = editions.filter(({ releases }) => releases[name] === version);
  const isIn = (id: string | undefined) => naming.some((edition) => edition.id === id);
  const states = [
    isIn(live?.edition) && 'live',
    // A canary names the live releases of all other remotes; those are on no trial.
    live?.canary && isIn(live.canary.edition) && !isIn(live.edition) && `canary ${live.canary.percent} %`,
    asides.some((aside) => aside.name === name && aside.version === version) && 'set aside',
  ];
  return { version, state: states.filter(Boolean).join(', '), since: naming[0]?.createdAt ?? null };
}

function newestFirst(a: ListedRelease, b: ListedRelease): number {
  if (a.since === b.since) return a.version < b.version ? 1 : -1;
  if (a.since === null || b.since === null) return a.since === null ? -1 : 1;
  return a.since < b.since ? 1 : -1;
}
