interface Entry<Value> {
  value: Promise<Value>;
  /** When it was last asked for, ms. */
  usedAt: number;
}

/** What nobody asked for this long may be forgotten. */
const IDLE_MS = 10 * 60_000;
/** However busy: more than this many are not kept beside those that must be. */
const MOST_OTHERS = 30;

/** Keeps what a promise brought, by key. One that rejects is forgotten, so that the next request tries again. */
export class PromiseCache<Value> {
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#entries.get(key)?.value ?? this.#made(key, make);
    this.#entries.delete(key);
    this.#entries.set(key, { value, usedAt: this.#now() });
    return value;
  }

  /** Forgets what has been idle, and the oldest of too many. Those to be kept stay in any case. */
  evict(keep: ReadonlySet<string>): void {
    const others = [...this.#entries].filter(([key]) => !keep.has(key));
    const idleSince = this.#now() - IDLE_MS;
    others.forEach(([key, { usedAt }], i) => {
      if (usedAt < idleSince || i < others.length - MOST_OTHERS) this.#entries.delete(key);
    });
  }

  #made(key: string, make: () => Promise<Value>): Promise<Value> {
    const made = make();
    made.catch(() => {
      if (this.#entries.get(key)?.value === made) this.#entries.delete(key);
    });
    return made;
  }
}
