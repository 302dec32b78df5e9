/** So many failures in a row, and nothing is asked any more … */
const FAILURES = 3;
/** … for so long. Then one request tries, and decides whether that goes on. */
const OPEN_MS = 2000;

/** Keeps from asking something that does not answer. Milliseconds, of any clock that only goes forward. */
export class Circuit {
  #failures = 0;
  #until = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether to ask now. Of those who want to after a pause, only the first may. */
  allows(): boolean {
    if (this.#failures < FAILURES) return true;
    const now = this.#now();
    if (now < this.#until) return false;
    this.#until = now + OPEN_MS;
    return true;
  }

  worked(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.#until = this.#now() + OPEN_MS;
  }
}
