import { readPlaces, STORE } from './kept-places.ts';

/** Entries of the history that are remembered; nobody goes back further than that. */
const KEPT = 50;

/** Where the reader was on the pages of this tab, in CSS pixels from the top, by key of the history's entry. */
export class ScrollMemory {
  readonly #places: Map<string, number>;

  constructor() {
    this.#places = new Map(readPlaces());
  }

  save(key: string): void {
    this.#places.delete(key);
    this.#places.set(key, window.scrollY);
    const [oldest] = this.#places.keys();
    if (this.#places.size > KEPT && oldest !== undefined) this.#places.delete(oldest);
  }

  placeOf(key: string): number | undefined {
    return this.#places.get(key);
  }

  /** For the next document of this tab: a history can be longer than a document lives. */
  store(): void {
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...this.#places]));
    } catch {
      // A browser that keeps nothing for us shows such a page from its top.
    }
  }
}
