import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Log } from '../../lib/log.ts';
import { EditionStore } from '../edition-store.ts';
import type { ObjectStore } from '../object-store.ts';
import { openStore, type OpenOptions } from '../open-store.ts';
import { s3Address } from '../s3/s3-address.ts';
import { storeUnavailable, type StoreUnavailable } from '../store-unavailable.ts';
import { StoreCopy } from './store-copy.ts';

/** Pause before a failed copy is retried: the disk may have space again. */
const RETRY_MS = 60_000;

/** The copy of a store, kept by the server that follows it. */
export interface LiveCopy {
  /** Copies what readers get now, in the background. */
  keep: (move: number, edition: Edition) => void;
  /** To call when the server follows an edition: from then on the copy no longer says what `live` is. */
  started: () => void;
  /** Whether the store was unavailable and the copy replaced it. */
  tookOver: () => boolean;
}

/** Opens the store in the setting EDITIONS; if it is a bucket, with a copy of its live edition in `folder`. */
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
        `The store ${store.place} is unavailable, so this server starts with the copy of its live edition. It keeps trying to reach the store.`,
      );
    },
  );
  let wanted = 0;
  const copyLive = async (move: number, edition: Edition, isAgain: boolean): Promise<void> => {
    // Readers already get a later one.
    if (move !== wanted) return;
    try {
      await copy.keep(store, move, edition);
    } catch (error) {
      setTimeout(() => void copyLive(move, edition, true), RETRY_MS).unref();
      if (isAgain) return;
      log.warn(
        { event: 'store-copy', folder: copy.folder, err: error },
        'the live edition could not be copied; the server tries again every minute. Without the store, it can only start with an earlier copy',
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
 * A store with a copy of its live edition on disk. Objects in the copy are read from there: they never change. While the
 * store is unavailable, the copy lists editions and, for a server that starts, moves of `live`; a running server thus learns
 * that the store is unavailable. A starting server tries the store once: with one that accepts connections and never responds,
 * each object took 16 seconds, and the start 80 in all.
 */
export function copiedObjects(
  objects: ObjectStore,
  copy: StoreCopy,
  isStarting: () => boolean,
  onFallback: (cause: unknown) => void,
): ObjectStore {
  /** Why the list of moves, which a start reads first, could not be read; null if it could. */
  let unavailable: StoreUnavailable | null = null;
  const tryStore = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    if (unavailable && isStarting()) throw unavailable;
    return read();
  };
  return {
    place: objects.place,
    get: async (key) => {
      const copied = await copy.get(key);
      if (copied) return copied;
      try {
        return await tryStore(() => objects.get(key));
      } catch (error) {
        // A starting server looks beyond the last move.
        const isBeyond = isStarting() && key.startsWith('live/') && copy.list('live/').length > 0;
        if (storeUnavailable(error) && isBeyond) return null;
        throw error;
      }
    },
    list: async (prefix, after) => {
      if (prefix === 'live/') unavailable = null;
      try {
        return await tryStore(() => objects.list(prefix, after));
      } catch (error) {
        const copied = copy.list(prefix);
        const isCopied = prefix === 'editions/' || (prefix === 'live/' && isStarting());
        if (!storeUnavailable(error) || !isCopied || copied.length === 0) throw error;
        if (prefix === 'live/') unavailable = storeUnavailable(error);
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
