import { createHash } from 'node:crypto';
import { editionSchema, type Edition, type ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from './edition-store.ts';
import type { Actor } from './move-live.ts';

/** Writes an edition: its parent's releases, overridden by `releases`. Does not move `live`. */
export async function newEdition(
  store: EditionStore,
  parent: Edition | null,
  releases: ReleaseNames,
  { by, note }: Actor,
  withdrawn: ReleaseNames = {},
): Promise<Edition> {
  const createdAt = new Date();
  const content = {
    parent: parent?.id ?? null,
    createdAt: createdAt.toISOString(),
    by,
    releases: sorted({ ...parent?.releases, ...releases }),
    ...(Object.keys(withdrawn).length > 0 && { withdrawn: sorted(withdrawn) }),
    note,
  };
  const edition = editionSchema.parse({ id: editionId(createdAt, content), ...content });
  await store.addEdition(edition);
  return edition;
}

function sorted(releases: ReleaseNames): ReleaseNames {
  return Object.fromEntries(Object.entries(releases).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function editionId(createdAt: Date, content: unknown): string {
  const time = createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`;
}
