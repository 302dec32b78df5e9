import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editionSchema, type Edition } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from './edition-store.ts';

/**
 * Writes a new edition, in which the releases named take the place of those of the live one, and points `live` at it.
 * Nothing changes, and the live edition is returned, when readers already get just these releases.
 */
export async function promote(
  store: EditionStore,
  releases: Readonly<Record<string, string>>,
  note: string,
): Promise<Edition> {
  const parentId = await store.liveId();
  const parent = parentId === null ? null : await store.edition(parentId);
  const merged = { ...parent?.releases, ...releases };
  if (parent && JSON.stringify(sorted(parent.releases)) === JSON.stringify(sorted(merged))) return parent;
  for (const [name, version] of Object.entries(releases)) await store.release(name, version);

  const createdAt = new Date();
  const content = { parent: parentId, createdAt: createdAt.toISOString(), releases: sorted(merged), note };
  const edition = editionSchema.parse({ id: editionId(createdAt, content), ...content });
  await writeWhole(store.editionPath(edition.id), `${JSON.stringify(edition, null, 2)}\n`);
  await writeWhole(store.livePath, `${edition.id}\n`);
  return edition;
}

function sorted(releases: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(releases).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function editionId(createdAt: Date, content: unknown): string {
  const time = createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`;
}

/** A reader of the file sees the old content or the new, never a part. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.part-${process.pid}`;
  await writeFile(part, text);
  await rename(part, file);
}
