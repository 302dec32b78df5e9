/**
 * Schedules work in turns of the event loop: one item per turn, round-robin over sections. In the order of their messages,
 * eight readers of a page that takes 150 ms made readers of other sections wait for all eight, and again for each reply
 * to a fetch: 3.5 s instead of 0.7.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param section who shares a place in the queue: the first part of a path */
  add(section: string, run: () => void): void {
    if (this.#waiting.size === 0) setImmediate(this.#next);
    const row = this.#waiting.get(section);
    if (row) row.push(run);
    else this.#waiting.set(section, [run]);
  }

  readonly #next = (): void => {
    const [first] = this.#waiting;
    if (!first) return;
    const [section, row] = first;
    const run = row.shift();
    // To the end of the sections, if it has more.
    this.#waiting.delete(section);
    if (row.length > 0) this.#waiting.set(section, row);
    if (this.#waiting.size > 0) setImmediate(this.#next);
    run?.();
  };
}
