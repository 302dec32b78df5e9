/** Addresses that are counted; those of the pages of a paper, and room for many stories. */
const MOST = 1000;

/** How often pages are read, by address. What is read least is forgotten when there are too many. */
export class ReadCounts {
  readonly #counts = new Map<string, number>();

  add(address: string, count: number): void {
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + count);
    if (this.#counts.size > MOST) this.#forgetLeast();
  }

  /** The addresses read most, most first. */
  top(count: number): string[] {
    return this.#sorted()
      .slice(0, count)
      .map(([address]) => address);
  }

  /** What was read long ago is to count less than what is read now: to be called from time to time. */
  fade(): void {
    for (const [address, count] of this.#counts) {
      if (count < 2) this.#counts.delete(address);
      else this.#counts.set(address, Math.floor(count / 2));
    }
  }

  #sorted(): [string, number][] {
    return [...this.#counts].toSorted(([, a], [, b]) => b - a);
  }

  /** Half of them at once, so that this is seldom. */
  #forgetLeast(): void {
    for (const [address] of this.#sorted().slice(MOST / 2)) this.#counts.delete(address);
  }
}
