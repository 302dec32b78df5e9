interface Entry<Value> {
  value: Promise<Value>;
  /** When it was last asked for, ms. */
  usedAt: number;
}

/** What nobody asked for this long may be forgotten. */
const IDLE_MS = 10 * 60_000;
/** However busy: more than this many are not kept beside those that must be. A release takes up to 4 MB. */
const MOST_OTHERS = 8;

/** Keeps what a promise brought, by key. One that rejects is forgotten, so that the next request tries again. */
export class PromiseCache<Value> {
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#entries.get(key)?.value ?? this.#made(key, make);
    this.#entries.delete(key);
    this.#entries.set(key, { value, usedAt: this.#now() });
    return value;
  }

  /** Forgets what has been idle, and the oldest of too many. Those to be kept stay in any case. Returns what went. */
  evict(keep: ReadonlySet<string>): string[] {
    const others = [...this.#entries].filter(([key]) => !keep.has(key));
    const idleSince = this.#now() - IDLE_MS;
    const gone = others
      .filter(([, { usedAt }], i) => usedAt < idleSince || i < others.length - MOST_OTHERS)
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
