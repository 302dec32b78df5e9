interface Entry<Value> {
  value: Promise<Value>;
  /** Time of the last lookup, in ms of a monotonic clock. */
  usedAt: number;
}

/** Entries unused for this long may be dropped. */
const IDLE_MS = 10 * 60_000;
/** Entries besides those that must be kept. A release takes up to 4 MB. */
const MAX_OTHERS = 8;

/** Caches promises by key. One that rejects is dropped, so that the next request tries again. */
export class PromiseCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  keys(): Iterable<string> {
    return this.#entries.keys();
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#entries.get(key)?.value ?? this.#made(key, make);
    this.#entries.delete(key);
    this.#entries.set(key, { value, usedAt: performance.now() });
    return value;
  }

  /** Drops idle entries, and the oldest of too many, but none in `keep`. Returns the dropped keys. */
  evict(keep: ReadonlySet<string>): string[] {
    const others = [...this.#entries].filter(([key]) => !keep.has(key));
    const idleSince = performance.now() - IDLE_MS;
    const gone = others
      .filter(([, { usedAt }], i) => usedAt < idleSince || i < others.length - MAX_OTHERS)
      .map(([key]) => key);
    for (const key of gone) this.#entries.delete(key);
    return gone;
  }

  #made(key: string, make: () => Promise<Value>): Promise<Value> {
    const made = make();
    made.catch(() => {
      if (this.#entries.get(key)?.value === made) this.#entries.delete(key);
    });
    return made;
  }
}
