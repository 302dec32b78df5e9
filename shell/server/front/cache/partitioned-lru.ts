import { LRUCache } from 'lru-cache';

interface Sized {
  size: number;
}

/** The share of the memory for addresses that readers can invent. */
const UNBOUNDED_SHARE = 1 / 8;

/**
 * A cache with a limit in bytes. Addresses that any reader can invent (a search, an unknown path, yesterday's edition)
 * get a small partition, so that nobody can evict the front page.
 */
export class PartitionedLru<Value extends Sized> {
  readonly #main: LRUCache<string, Value>;
  readonly #unbounded: LRUCache<string, Value>;

  /** @param maxBytes of both partitions together */
  constructor(maxBytes: number) {
    const lru = (bytes: number) =>
      new LRUCache<string, Value>({
        maxSize: Math.max(1, Math.floor(bytes)),
        sizeCalculation: ({ size }, key) => size + 2 * key.length,
      });
    this.#main = lru(maxBytes * (1 - UNBOUNDED_SHARE));
    this.#unbounded = lru(maxBytes * UNBOUNDED_SHARE);
  }

  get(key: string): Value | undefined {
    return this.#main.get(key) ?? this.#unbounded.get(key);
  }

  put(key: string, value: Value, isUnbounded: boolean): void {
    this.delete(key);
    (isUnbounded ? this.#unbounded : this.#main).set(key, value);
  }

  delete(key: string): void {
    this.#main.delete(key);
    this.#unbounded.delete(key);
  }

  deleteWhere(applies: (value: Value) => boolean): void {
    for (const part of [this.#main, this.#unbounded])
      for (const [key, value] of part.entries()) if (applies(value)) part.delete(key);
  }
}
