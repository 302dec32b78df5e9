/** Keeps what a promise brought, by key. One that rejects is forgotten, so that the next request tries again. */
export class PromiseCache<Value> {
  readonly #entries = new Map<string, Promise<Value>>();

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) return known;
    const made = make();
    this.#entries.set(key, made);
    made.catch(() => this.#entries.delete(key));
    return made;
  }

  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#entries.keys()) if (!keys.has(key)) this.#entries.delete(key);
  }
}
