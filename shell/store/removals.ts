import { randomUUID } from 'node:crypto';
import { EDITION_ID, type Edition } from '@meadowlark/shared/contract/edition.ts';
import { z } from 'zod';
import { parseJson } from '../lib/parse-json.ts';
import type { EditionStore } from './edition-store.ts';

/** Maximum duration of a prune. */
export const REMOVAL_MS = 60 * 60 * 1000;
/** Older announcements belong to interrupted prunes. Twice the time, because clocks differ. */
const HOLDS_MS = 2 * REMOVAL_MS;

const PREFIX = 'removals/';

const removalSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  editions: z.array(z.string().regex(EDITION_ID)),
  /** `name@version`. */
  releases: z.array(z.string()),
});

/** What a prune is about to remove. It cannot be promoted or published in the meantime. */
type Removal = z.infer<typeof removalSchema>;

/** Announces what will be removed. Resolves with the key and time of the announcement; removing it ends the announcement. */
export async function announceRemoval(
  store: EditionStore,
  removal: Omit<Removal, 'at'>,
): Promise<{ key: string; at: string }> {
  const at = new Date().toISOString();
  const key = `${PREFIX}${at.replaceAll(/[-:.]/g, '')}-${randomUUID()}.json`;
  const body: Removal = { at, ...removal };
  await store.objects.create(key, Buffer.from(`${JSON.stringify(body, null, 2)}\n`));
  return { key, at };
}

/** Removes announcements of interrupted prunes. */
export async function forgetOldRemovals(store: EditionStore): Promise<void> {
  for (const { key, removal } of await announced(store)) if (!holds(removal)) await store.objects.remove(key);
}

/**
 * Rejects if a prune is removing this edition, or one of these releases (`name@version`). A caller that checks this first,
 * and then that they exist, is safe until the next move of `live`: each prune moves it between its announcement and its
 * first removal.
 */
export async function requireNotBeingRemoved(
  store: EditionStore,
  edition: Edition | null,
  releases: readonly string[],
): Promise<void> {
  for (const { key, removal } of await announced(store)) {
    if (!holds(removal)) continue;
    const release = releases.find((one) => removal.releases.includes(one));
    const what = edition && removal.editions.includes(edition.id) ? `Edition ${edition.id}` : release;
    if (what === undefined) continue;
    throw new Error(
      `${what} is being removed from ${store.place} by a prune of ${removal.by}, announced in "${key}". Wait until it has ended, at most two hours; then a release can be published again.`,
    );
  }
}

/** False for a time in the future, too: no running prune wrote it. */
function holds({ at }: Removal): boolean {
  return Math.abs(Date.now() - new Date(at).getTime()) < HOLDS_MS;
}

/** Objects that a prune did not write are skipped: they must not block promotions and rollbacks. */
async function announced(store: EditionStore): Promise<{ key: string; removal: Removal }[]> {
  const keys = await store.objects.list(PREFIX);
  const bodies = await Promise.all(keys.map((key) => store.objects.get(key)));
  return keys.flatMap((key, i) => {
    const { data: removal } = removalSchema.safeParse(parseJson(String(bodies[i])));
    return removal ? [{ key, removal }] : [];
  });
}
