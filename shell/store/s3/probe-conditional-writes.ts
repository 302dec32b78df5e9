import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../object-store.ts';

const WRITERS = 16;

/**
 * Rejects if a storage violates what every promotion relies on: of several concurrent creates one wins, it is what is read
 * and listed afterwards, and no later create replaces it. Storages that passed with one client have failed with several at
 * once, or after losing the quorum of their disks, so each process that writes checks before its first write. `create` must
 * be a conditional write that does not run this check again.
 */
export async function probeConditionalWrites(
  storage: Pick<ObjectStore, 'place' | 'create' | 'get' | 'list' | 'remove'>,
): Promise<void> {
  const key = `probe/${randomUUID()}`;
  const fault = await faultOf(storage, key);
  // A leftover is small and harmless, and not every writer has permission to remove.
  await storage.remove(key).catch(() => {});
  if (fault !== null) throw refusal(storage.place, fault);
}

/** What the storage did wrong with writes of this key; null if nothing. */
async function faultOf(
  storage: Pick<ObjectStore, 'create' | 'get' | 'list'>,
  key: string,
): Promise<string | null> {
  const bodies = Array.from({ length: WRITERS }, (_, writer) => Buffer.from(`${key}: writer ${writer}`));
  const won = await Promise.all(bodies.map((body) => storage.create(key, body)));
  const winner = bodies[won.indexOf(true)];
  const winners = won.filter(Boolean).length;
  if (winner === undefined || winners > 1)
    return `of ${WRITERS} concurrent writes of a new object ${winners} succeeded`;
  const there = await storage.get(key);
  if (there === null) return 'an object that was just written could not be read';
  if (!there.equals(winner)) return 'a read returned a different write than the one that succeeded';
  if (await storage.create(key, Buffer.from('too late'))) return 'an existing object was replaced';
  if (!(await storage.list('probe/')).includes(key)) return 'an object that was just written is not listed';
  return null;
}

/** The error that says why writes to a storage are refused. */
export function refusal(place: string, fault: string, cause?: unknown): Error {
  return new Error(
    `${place} does not honor conditional writes: ${fault}. PutObject with "If-None-Match: *" must return 412 if the object exists, also to concurrent writers, and reads and lists must be up to date. Without that, two promotions could overwrite each other, so nothing is written. Use a storage that honors it, or EDITIONS=file:…`,
    { cause },
  );
}
