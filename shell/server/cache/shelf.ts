import { LRUCache } from 'lru-cache';

interface Sized {
  size: number;
}

/** The share of the room that belongs to addresses which readers can make up. */
const STRAY_SHARE = 1 / 8;

/**
 * Keeps finished things by key, within a number of bytes. What stands under an address that any reader can invent (a search,
 * a path that is no page, an edition of yesterday) has a small part of the room to itself, so that nobody can push the
 * front page out.
 */
export class Shelf<Value extends Sized> {
  readonly #main: LRUCache<string, Value>;
  readonly #strays: LRUCache<string, Value>;

  /** @param maxBytes for both parts together */
  constructor(maxBytes: number) {
    const room = (bytes: number) =>
      new LRUCache<string, Value>({
        maxSize: Math.max(1, Math.floor(bytes)),
        sizeCalculation: ({ size }, key) => size + 2 * key.length,
      });
    this.#main = room(maxBytes * (1 - STRAY_SHARE));
    this.#strays = room(maxBytes * STRAY_SHARE);
  }

  get(key: string): Value | undefined {
    return this.#main.get(key) ?? this.#strays.get(key);
  }

  put(key: string, value: Value, stray: boolean): void {
    this.delete(key);
    (stray ? this.#strays : this.#main).set(key, value);
  }

  delete(key: string): void {
    this.#main.delete(key);
    this.#strays.delete(key);
  }

  /** Takes out all that answers to a description. */
  deleteWhere(applies: (value: Value) => boolean): void {
    for (const part of [this.#main, this.#strays])
      for (const [key, value] of part.entries()) if (applies(value)) part.delete(key);
  }

  get bytes(): number {
    return this.#main.calculatedSize + this.#strays.calculatedSize;
  }
}
