/** Counts are summed in slots of this length, so that memory does not grow with traffic. */
const SLOT_MS = 30_000;
const SLOTS = 10;

/** How often something happened in the last five minutes. */
export class RollingCount {
  /** The oldest first, at most `SLOTS` of them. */
  #slots: { slot: number; count: number }[] = [];

  /** @param now milliseconds, of the same clock as in `total` */
  add(now: number, count = 1): void {
    const slot = Math.floor(now / SLOT_MS);
    const last = this.#slots.at(-1);
    if (last?.slot === slot) last.count += count;
    else this.#slots = [...this.#recent(slot), { slot, count }];
  }

  total(now: number): number {
    return this.#recent(Math.floor(now / SLOT_MS)).reduce((sum, { count }) => sum + count, 0);
  }

  #recent(slot: number) {
    return this.#slots.filter((one) => one.slot > slot - SLOTS);
  }
}
