/** Counted addresses: more than a site's pages and current stories. */
const MAX_ADDRESSES = 1000;

/** How often pages are read, by address. The least read are dropped if there are too many. */
export class ReadCounts {
  readonly #counts = new Map<string, number>();

  add(address: string, count: number): void {
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + count);
    // Half of them at once, because sorting is slow.
    if (this.#counts.size > MAX_ADDRESSES)
      for (const [least] of this.#sorted().slice(MAX_ADDRESSES / 2)) this.#counts.delete(least);
  }

  top(count: number): string[] {
    return this.#sorted()
      .slice(0, count)
      .map(([address]) => address);
  }

  /** Halves all counts, so that recent reads count more. */
  decay(): void {
    for (const [address, count] of this.#counts) {
      if (count < 2) this.#counts.delete(address);
      else this.#counts.set(address, Math.floor(count / 2));
    }
  }

  #sorted(): [string, number][] {
    return [...this.#counts].toSorted(([, a], [, b]) => b - a);
  }
}
