import type { ObjectStore } from '../object-store.ts';
import type { StoreCopy } from './store-copy.ts';
import { storeUnavailable } from '../store-unavailable.ts';

/**
 * A store with a copy of its live edition on disk. What the copy has is read there: it never changes. While the store is away, the
 * copy lists editions, and moves of `live` for a server that starts; one that runs learns from them that the store is away.
 */
export class CopiedObjects implements ObjectStore {
  readonly #objects: ObjectStore;
  readonly #copy: StoreCopy;
  readonly #isStarting: () => boolean;
  readonly #onFallback: (cause: unknown) => void;

  constructor(
    objects: ObjectStore,
    copy: StoreCopy,
    isStarting: () => boolean,
    onFallback: (cause: unknown) => void,
  ) {
    this.#isStarting = isStarting;
    this.#objects = objects;
    this.#copy = copy;
    this.#onFallback = onFallback;
  }

  get place(): string {
    return this.#objects.place;
  }

  async get(key: string): Promise<Buffer | null> {
    const copied = await this.#copy.get(key);
    if (copied) return copied;
    try {
      return await this.#objects.get(key);
    } catch (error) {
      // A server that starts looks beyond the last move.
      if (storeUnavailable(error) && this.#isStarting() && isMove(key) && this.#copy.list('live/').length > 0)
        return null;
      throw error;
    }
  }

  async list(prefix: string, after?: string): Promise<string[]> {
    try {
      return await this.#objects.list(prefix, after);
    } catch (error) {
      const copied = this.#copy.list(prefix);
      const isCopied = prefix === 'editions/' || (prefix === 'live/' && this.#isStarting());
      if (!storeUnavailable(error) || !isCopied || copied.length === 0) throw error;
      this.#onFallback(error);
      return copied.filter((key) => after === undefined || key > after);
    }
  }

  create(key: string, body: Buffer): Promise<boolean> {
    return this.#objects.create(key, body);
  }

  put(key: string, body: Buffer): Promise<void> {
    return this.#objects.put(key, body);
  }

  modified(key: string): Promise<Date | null> {
    return this.#objects.modified(key);
  }

  remove(key: string): Promise<void> {
    return this.#objects.remove(key);
  }
}

function isMove(key: string): boolean {
  return key.startsWith('live/');
}
