import type { ObjectStore } from '../object-store.ts';
import type { StoreCopy } from './store-copy.ts';
import { storeUnavailable } from '../store-unavailable.ts';

/**
 * A store with a copy of its live edition on disk. What the copy has is read there: it never changes. A listing from the beginning
 * falls back to the copy while the store is away; one that continues (`after`) does not, for by it a server learns that.
 */
export class CopiedObjects implements ObjectStore {
  readonly #objects: ObjectStore;
  readonly #copy: StoreCopy;
  readonly #onFallback: (cause: unknown) => void;

  constructor(objects: ObjectStore, copy: StoreCopy, onFallback: (cause: unknown) => void) {
    this.#objects = objects;
    this.#copy = copy;
    this.#onFallback = onFallback;
  }

  get place(): string {
    return this.#objects.place;
  }

  async get(key: string): Promise<Buffer | null> {
    return (await this.#copy.get(key)) ?? this.#objects.get(key);
  }

  async list(prefix: string, after?: string): Promise<string[]> {
    try {
      return await this.#objects.list(prefix, after);
    } catch (error) {
      if (!storeUnavailable(error) || after !== undefined || this.#copy.list('live/').length === 0)
        throw error;
      this.#onFallback(error);
      return this.#copy.list(prefix);
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
