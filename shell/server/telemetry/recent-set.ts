import { LRUCache } from 'lru-cache';

/** More than the 15,000 reports that a server accepts in five minutes, at 50 a second. */
const MAX_ENTRIES = 20_000;

export class RecentSet {
  readonly #entries: LRUCache<string, true>;

  constructor(windowMs: number) {
    // `max` would allocate for all entries at once: 1 MB that most servers never fill.
    const bound = { maxSize: MAX_ENTRIES, sizeCalculation: () => 1 };
    this.#entries = new LRUCache({ ...bound, ttl: windowMs, ttlResolution: 0 });
  }

  /** Adds an entry and returns true if it is new. Otherwise returns false and does not extend its time. */
  addIfNew(entry: string): boolean {
    if (this.#entries.has(entry)) return false;
    this.#entries.set(entry, true);
    return true;
  }

  deleteWhere(matches: (entry: string) => boolean): void {
    for (const entry of this.#entries.keys()) if (matches(entry)) this.#entries.delete(entry);
  }
}
