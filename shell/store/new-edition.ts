import { createHash } from 'node:crypto';
import { editionSchema, type Edition, type ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from './edition-store.ts';
import type { Found } from './trust/signed-documents.ts';
import type { Actor } from './move-live.ts';
import { lineage, readOnce } from './lineage.ts';
import { unlessBroken } from './store-unavailable.ts';

/** Earlier releases that an edition names for each remote. Each is kept by `prune`, and as many rollbacks in a row find one. */
const EARLIER = 5;

interface NewEdition {
  /** Null for the first edition. */
  parent: Found<Edition> | null;
  /** Override the releases of the parent. */
  releases: ReleaseNames;
  /** Releases of the parent that a rollback withdraws. */
  withdrawn?: ReleaseNames;
  /** Remotes of the parent that the edition no longer has. */
  retired?: readonly string[];
}

/**
 * Writes an edition: its parent's releases, overridden by `releases`, each with the digest of its `release.json`, and the
 * releases that may replace them. Does not move `live`.
 */
export async function newEdition(
  store: EditionStore,
  { parent, releases, withdrawn = {}, retired = [] }: NewEdition,
  { by, note }: Actor,
): Promise<Found<Edition>> {
  const createdAt = new Date();
  const kept = Object.entries({ ...parent?.document.releases, ...releases });
  const all = sorted(Object.fromEntries(kept.filter(([name]) => !retired.includes(name))));
  const content = {
    parent: parent?.document.id ?? null,
    ...(parent && { parentDigest: parent.digest }),
    createdAt: createdAt.toISOString(),
    by,
    releases: all,
    digests: await digestsOf(store, all, parent?.document ?? null),
    earlier: parent ? await earlierOf(store, all, parent.document, withdrawn) : {},
    ...(Object.keys(withdrawn).length > 0 && { withdrawn: sorted(withdrawn) }),
    note,
  };
  const edition = editionSchema.parse({ id: editionId(createdAt, content), ...content });
  await store.addEdition(edition);
  return store.foundEdition(edition.id);
}

/**
 * Digests of releases: the digests that the parent names for its releases, and those in the store for the others. A broken
 * release has none: it must not block the other releases of its edition. `promote` refuses broken releases that it is given.
 */
async function digestsOf(
  store: EditionStore,
  releases: ReleaseNames,
  parent: Edition | null,
): Promise<Record<string, string>> {
  const digests = await Promise.all(
    Object.entries(releases).map(async ([name, version]) => {
      const known = parent?.releases[name] === version ? parent.digests?.[name] : undefined;
      if (known !== undefined) return [name, known] as const;
      return [name, (await unlessBroken(store.foundRelease(name, version)))?.digest ?? null] as const;
    }),
  );
  return Object.fromEntries(digests.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** What readers had before of each remote, newest first, without what this edition withdraws. */
async function earlierOf(
  store: EditionStore,
  releases: ReleaseNames,
  parent: Edition,
  withdrawn: ReleaseNames,
): Promise<Record<string, string[]>> {
  const editions = readOnce(store);
  const found = Object.entries(releases).map(async ([name, version]) => {
    const earlier: string[] = [];
    for await (const before of lineage(editions, parent, name)) {
      if (before !== version && before !== withdrawn[name]) earlier.push(before);
      if (earlier.length === EARLIER) break;
    }
    return [name, earlier] as const;
  });
  return Object.fromEntries((await Promise.all(found)).filter(([, earlier]) => earlier.length > 0));
}

function sorted(releases: ReleaseNames): ReleaseNames {
  return Object.fromEntries(Object.entries(releases).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function editionId(createdAt: Date, content: unknown): string {
  const time = createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`;
}
