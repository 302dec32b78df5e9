import type { ObjectStore } from '../object-store.ts';
import type { StoreCopy } from './store-copy.ts';
import { storeUnavailable } from '../store-unavailable.ts';

/**
 * A store with a copy of its live edition on disk. What the copy has is read there: it never changes. While the store is away, the
 * copy lists editions, and moves of `live` for a server that starts; one that runs learns from them that the store is away.
 */
export function copiedObjects(
  objects: ObjectStore,
  copy: StoreCopy,
  isStarting: () => boolean,
  onFallback: (cause: unknown) => void,
): ObjectStore {
  return {
    place: objects.place,
    get: async (key) => {
      const copied = await copy.get(key);
      if (copied) return copied;
      try {
        return await objects.get(key);
      } catch (error) {
        // A server that starts looks beyond the last move.
        const isBeyond = isStarting() && key.startsWith('live/') && copy.list('live/').length > 0;
        if (storeUnavailable(error) && isBeyond) return null;
        throw error;
      }
    },
    list: async (prefix, after) => {
      try {
        return await objects.list(prefix, after);
      } catch (error) {
        const copied = copy.list(prefix);
        const isCopied = prefix === 'editions/' || (prefix === 'live/' && isStarting());
        if (!storeUnavailable(error) || !isCopied || copied.length === 0) throw error;
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
