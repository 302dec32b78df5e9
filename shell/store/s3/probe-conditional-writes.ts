import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../object-store.ts';

const WRITERS = 16;

/**
 * Rejects if a storage breaks what every promotion relies on: of several concurrent creates one wins, it is what is read
 * and listed afterwards, and no later create replaces it. Storages that passed when asked by one client in turn have
 * failed with several at once, or since they lost the quorum of their disks: so each process that writes asks, before its
 * first write. `create` must write under the condition without asking here again.
 */
export async function probeConditionalWrites(
  storage: Pick<ObjectStore, 'place' | 'create' | 'get' | 'list' | 'remove'>,
): Promise<void> {
  const key = `probe/${randomUUID()}`;
  const fault = await faultOf(storage, key);
  // What is left is small and harmless, and not every writer may remove.
  await storage.remove(key).catch(() => {});
  if (fault !== null) throw refusal(storage.place, fault);
}

/** What the storage did wrong with writes of this key; null for nothing. */
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
  if (!there.equals(winner)) return 'another write than the one that succeeded is what is read';
  if (await storage.create(key, Buffer.from('too late'))) return 'an object that exists was replaced';
  if (!(await storage.list('probe/')).includes(key)) return 'an object that was just written is not listed';
  return null;
}

/** The error that says why nothing is written to a storage. */
export function refusal(place: string, fault: string, cause?: unknown): Error {
  return new Error(
    `${place} does not honor conditional writes: ${fault}. PutObject with "If-None-Match: *" has to answer 412 if the object exists, also to concurrent writers, and reads and lists have to be up to date. Without that two promotions could overwrite each other, so nothing is written. Use a storage that honors it, or EDITIONS=file:…`,
    { cause },
  );
}
