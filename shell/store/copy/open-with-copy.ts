import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Log } from '../../lib/log.ts';
import { EditionStore } from '../edition-store.ts';
import type { ObjectStore } from '../object-store.ts';
import { openStore, type OpenOptions } from '../open-store.ts';
import { s3Address } from '../s3/s3-address.ts';
import { storeUnavailable, type StoreUnavailable } from '../store-unavailable.ts';
import { StoreCopy } from './store-copy.ts';

/** A copy that failed is tried again after this: the disk may have room again. */
const RETRY_MS = 60_000;

/** The copy of a store, for the server that follows it. */
export interface LiveCopy {
  /** Copies what readers get now, in the background. */
  keep: (move: number, edition: Edition) => void;
  /** The server follows an edition: from now on the copy does not say where `live` stands. */
  started: () => void;
  /** Whether the store was away and the copy took its place. */
  tookOver: () => boolean;
}

/** Opens the store of the setting EDITIONS; a bucket with a copy of its live edition in `folder`. */
export async function openWithCopy(
  options: OpenOptions,
  folder: string,
  log: Pick<Log, 'warn'>,
): Promise<{ store: EditionStore; copy: LiveCopy | null }> {
  const store = await openStore(options);
  if (!s3Address(options.editions)) return { store, copy: null };
  const copy = await StoreCopy.open(folder);
  let tookOver = false;
  let isStarting = true;
  const copied = copiedObjects(
    store.objects,
    copy,
    () => isStarting,
    (cause) => {
      if (tookOver) return;
      tookOver = true;
      log.warn(
        { event: 'store-away', folder: copy.folder, err: cause },
        `The store ${store.place} does not answer, so this server starts with the copy of its live edition. The store is asked again.`,
      );
    },
  );
  let wanted = 0;
  const copyLive = async (move: number, edition: Edition, isAgain: boolean): Promise<void> => {
    // Readers get a later one meanwhile.
    if (move !== wanted) return;
    try {
      await copy.keep(store, move, edition);
    } catch (error) {
      setTimeout(() => void copyLive(move, edition, true), RETRY_MS).unref();
      if (isAgain) return;
      log.warn(
        { event: 'store-copy', folder: copy.folder, err: error },
        'the live edition could not be copied, which is tried again every minute; without the store, this server can start with an earlier copy only',
      );
    }
  };
  return {
    store: new EditionStore(copied, { trusted: store.trusted }),
    copy: {
      keep: (move, edition) => {
        wanted = move;
        void copyLive(move, edition, false);
      },
      started: () => {
        isStarting = false;
      },
      tookOver: () => tookOver,
    },
  };
}

/**
 * A store with a copy of its live edition on disk. What the copy has is read there: it never changes. While the store is away, the
 * copy lists editions, and moves of `live` for a server that starts; one that runs learns from them that the store is away. One that
 * starts asks once: a store that takes connections and never answers took 16 seconds of each look, and the start 80 in all.
 */
export function copiedObjects(
  objects: ObjectStore,
  copy: StoreCopy,
  isStarting: () => boolean,
  onFallback: (cause: unknown) => void,
): ObjectStore {
  /** Why the list of moves could not be read, with which a start begins; null if it could. */
  let away: StoreUnavailable | null = null;
  const asked = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    if (away && isStarting()) throw away;
    return ask();
  };
  return {
    place: objects.place,
    get: async (key) => {
      const copied = await copy.get(key);
      if (copied) return copied;
      try {
        return await asked(() => objects.get(key));
      } catch (error) {
        // A server that starts looks beyond the last move.
        const isBeyond = isStarting() && key.startsWith('live/') && copy.list('live/').length > 0;
        if (storeUnavailable(error) && isBeyond) return null;
        throw error;
      }
    },
    list: async (prefix, after) => {
      if (prefix === 'live/') away = null;
      try {
        return await asked(() => objects.list(prefix, after));
      } catch (error) {
        const copied = copy.list(prefix);
        const isCopied = prefix === 'editions/' || (prefix === 'live/' && isStarting());
        if (!storeUnavailable(error) || !isCopied || copied.length === 0) throw error;
        if (prefix === 'live/') away = storeUnavailable(error);
        onFallback(error);
        return copied.filter((key) => after === undefined || key > after);
      }
    },
    create: (key, body) => objects.create(key, body),
    put: (key, body) => objects.put(key, body),
    modified: (key) => objects.modified(key),
    remove: (key) => objects.remove(key),
  };
}
